#!/usr/bin/env bash
# Every Swift file is formatted
set -euo pipefail

git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
echo "$(git ls-files '*.swift' | wc -l) files"
