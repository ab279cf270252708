#!/usr/bin/env bash
# Inline snapshots are written into the sources of a package, compile, and are left alone where they must be
# lane: own builds
set -euo pipefail

mkdir -p "$SCRATCH-client/Client"
# In the build of the gates on clients, in which next to nothing is left to compile.
Scripts/check-inline "$SCRATCH-inline" "$(cd "$SCRATCH-client" && pwd)/Client/.build"
