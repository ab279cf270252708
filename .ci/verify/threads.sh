#!/usr/bin/env bash
# Threads that take snapshots, draw and write files at once do not disturb each other
set -euo pipefail

Scripts/check-threads "$SCRATCH-threads"
