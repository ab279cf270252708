#!/usr/bin/env bash
# The report works in a real browser, reviewing on a terminal, and the recipes run
set -euo pipefail
source .ci/python

if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi

swift build --scratch-path "$SCRATCH" --product layout-snapshot
program="$SCRATCH/debug/layout-snapshot"
python3 Scripts/support/report_in_browser.py "$program" "$SCRATCH/report-screenshots"
python3 Scripts/support/review_in_terminal.py "$program"
echo "screenshots: $SCRATCH/report-screenshots"

# Debian's package serves Debian's Python, and no other.
if ! python3 -c 'import yaml' 2>/dev/null; then
  apt-get install -y -qq --no-install-recommends python3-yaml >/dev/null || true
  python3 -c 'import yaml' 2>/dev/null || python3 -m pip install --quiet pyyaml
fi
python3 Scripts/support/recipes.py "$program"
