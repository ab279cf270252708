#!/usr/bin/env bash
# An app's own UIKit sources compile as they are, act and are drawn
set -euo pipefail

Scripts/check-app "$SCRATCH-app"
