#!/usr/bin/env bash
# No bytes of others crash what reads them, hang it, or make it contradict itself
set -euo pipefail

Scripts/fuzz --seconds 15
