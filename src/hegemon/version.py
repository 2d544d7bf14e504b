"""The version of the project, said here alone."""

VERSION = "0.2.0"
