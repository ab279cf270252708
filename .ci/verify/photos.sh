#!/usr/bin/env bash
# Random JPEG files have the pixels that libjpeg-turbo gives them
# needs: libjpeg-turbo's programs, by apt
# takes: 1 min
# modules: LayoutSnapshotJPEG
# paths: .ci/apt .ci/thorough-tests .ci/test_log.py Scripts/test Scripts/support/test_summary.py Scripts/setup Tests/LayoutSnapshotJPEGTests
# tests: needsPeer
set -euo pipefail

command -v cjpeg djpeg >/dev/null || .ci/apt libjpeg-turbo-progs
.ci/thorough-tests needsPeer
