#!/usr/bin/env bash
# No bytes of others crash what reads them, hang it, or make it contradict itself
set -euo pipefail

# A change must not fail by what chance finds in code that it leaves alone: that is for longer runs.
Scripts/fuzz --seconds 15 --seed 1
