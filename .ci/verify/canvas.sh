#!/usr/bin/env bash
# A canvas follows drags and settings in a real browser, and reloads when its sources change
# needs: chromium
# takes: 2 min
# modules: LayoutSnapshotCanvas LayoutSnapshotTesting canvas-demo layout-snapshot
# paths: .ci/python .ci/apt Scripts/check-canvas Scripts/support/canvas_in_browser.py Scripts/support/canvas_sheet.py Scripts/support/chromium.py Scripts/support/client-folder Fixtures/Projects/Canvas
set -euo pipefail
source .ci/python

command -v chromium >/dev/null || command -v google-chrome >/dev/null || .ci/apt chromium

swift build --scratch-path "$SCRATCH" --product canvas-demo
python3 Scripts/support/canvas_sheet.py "$SCRATCH/debug/canvas-demo" "$SCRATCH/canvas-sheets"
Scripts/check-canvas "$SCRATCH/canvas-screenshots" "$SCRATCH-canvas" "$SCRATCH"
