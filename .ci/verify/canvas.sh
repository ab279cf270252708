#!/usr/bin/env bash
# A canvas follows drags and settings in a real browser, and reloads when its sources change
set -euo pipefail
source .ci/python

if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi

Scripts/check-canvas "$SCRATCH/canvas-screenshots" "$SCRATCH-canvas" "$SCRATCH"
