#!/usr/bin/env bash
# The command plugin works in a package of a user, and no build waits for it
set -euo pipefail

mkdir -p "$SCRATCH-client/Client"
# A build of its own, because this gate looks at what is compiled; the attacks use it again.
Scripts/check-plugin "$(cd "$SCRATCH-client" && pwd)/Client/.build"
