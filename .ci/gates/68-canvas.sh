#!/usr/bin/env bash
# A canvas follows drags and settings in a real browser, and reloads when its sources change
# lane: alone
set -euo pipefail
source .ci/python

if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi

# The demo was built with the tests.
python3 Scripts/support/canvas_sheet.py "$SCRATCH/debug/canvas-demo" "$SCRATCH-canvas/sheets"
mkdir -p "$SCRATCH-client/Client"
# In the build of the gates on clients, in which next to nothing is left to compile.
Scripts/check-canvas "$SCRATCH-canvas/screenshots" "$SCRATCH-canvas" "$(cd "$SCRATCH-client" && pwd)/Client/.build"
