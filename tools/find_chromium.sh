#!/bin/sh
# The browser tests drive the system's Chromium. Found, installed from Debian's packages (as root), or said to be missing.
# Debian has it without windows of its own too (chromium-headless-shell): the same pages for little more than half the work.
set -eu
found() {
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then return 0; fi
  done
  return 1
}
windows() { found chromium chromium-browser google-chrome; }

if found "${CHROMIUM:-}" chromium-headless-shell; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  windows || apt-get update -qq
  for package in chromium-headless-shell chromium; do
    if apt-cache show "$package" >/dev/null 2>&1 && { [ "$package" != chromium ] || ! windows; }; then
      echo "Installing $package from the system's packages ..."
      if DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null; then exit 0; fi
    fi
  done
fi
if windows; then exit 0; fi
echo "The browser tests need Chromium: install your system's chromium package, or name it with CHROMIUM=path." >&2
exit 1
