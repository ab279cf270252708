#!/usr/bin/env bash
# No attack by who wrote artifacts, references or a checkout succeeds, and each would be seen to
set -euo pipefail

timeout 120 Scripts/attack-can-fail | tail -n 1
timeout 900 Scripts/attack "$SCRATCH-client"
