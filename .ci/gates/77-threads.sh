#!/usr/bin/env bash
# Snapshots from many threads have no data race
set -euo pipefail

swift test --scratch-path "$SCRATCH-threads" -sanitize=thread --filter 'LoadTests|ManifestTests|FilesTests|StrategyTests'
