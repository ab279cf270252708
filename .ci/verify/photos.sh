#!/usr/bin/env bash
# Random JPEG files have the pixels that libjpeg-turbo gives them
# needs: libjpeg-turbo's programs, by apt
# takes: 1 min
# modules: LayoutSnapshotJPEG
# paths: .ci/apt .ci/thorough-tests .ci/test_log.py Scripts/test Scripts/support/test_summary.py Scripts/setup Tests/LayoutSnapshotJPEGTests
# tests: needsPeer
set -euo pipefail

is_there() { command -v cjpeg >/dev/null && djpeg -version 2>&1 | grep -q libjpeg-turbo; }
is_there || .ci/apt libjpeg-turbo-progs
is_there || { echo "cjpeg and djpeg are not those of libjpeg-turbo" >&2; exit 1; }
.ci/thorough-tests needsPeer
