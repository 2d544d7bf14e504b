#!/bin/sh
# The browser tests drive the system's Chromium. Found, installed from Debian's packages (as root), or said to be missing.
set -eu
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium from the system's packages ..."
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
  exit 0
fi
echo "The browser tests need Chromium: install your system's chromium package, or name it with CHROMIUM=path." >&2
exit 1
