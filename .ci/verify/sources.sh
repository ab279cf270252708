#!/usr/bin/env bash
# Sources of others are prepared, and what comes out is Swift
set -euo pipefail

Scripts/check-prepared --scratch-path "$SCRATCH"
