#!/usr/bin/env bash
# The report works in a real browser, and reviewing on a real terminal
set -euo pipefail
source .ci/python

if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi

swift build --scratch-path "$SCRATCH" --product layout-snapshot -Xswiftc -warnings-as-errors -Xcc -Werror
program="$SCRATCH/debug/layout-snapshot"
python3 Scripts/support/report_in_browser.py "$program" "$SCRATCH/report-screenshots"
python3 Scripts/support/review_in_terminal.py "$program"
echo "screenshots: $SCRATCH/report-screenshots"
