#!/usr/bin/env bash
# The command plugin works in a package of a user, and no build waits for it
# lane: own builds
set -euo pipefail

mkdir -p "$SCRATCH-client/Client"
# The build that the gates on clients share; this is the first, because it looks at what is compiled.
Scripts/check-plugin "$(cd "$SCRATCH-client" && pwd)/Client/.build"
