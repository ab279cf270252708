#!/usr/bin/env bash
# Listings of well-known articles on layout compile as they stand there
# needs: nothing
# takes: 1 min
# modules: UIKit UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit layout-snapshot-prepare
# paths: .ci/python Scripts/check-articles Scripts/uikit-coverage Scripts/support/coverage_of_uikit.py
# corpus: ../seeds
set -euo pipefail
source .ci/python

Scripts/check-articles "${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/../seeds"
