#!/usr/bin/env bash
# This package's own sources are prepared, and what comes out is Swift
# needs: nothing
# takes: 1 min
# modules: layout-snapshot-prepare
# paths: Scripts/check-prepared Sources Tests Tools
set -euo pipefail

Scripts/check-prepared
