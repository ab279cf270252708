#!/usr/bin/env bash
# The whole test suite, with warnings as errors
set -euo pipefail
source .ci/test-summary

if ! Scripts/test --scratch-path "$SCRATCH" $SWIFT_FLAGS 2>&1 | tee "$TEST_LOG"; then
  # What failed stands thousands of lines above the end otherwise.
  failed_tests "$TEST_LOG" >&2
  exit 1
fi

# A run without tests passes, too; both frameworks have to have executed some.
if [ "$(test_summary "$TEST_LOG" | grep -cE '(Executed|Test run with) [1-9]')" -ne 2 ]; then
  echo "not every test framework executed tests" >&2
  exit 1
fi
echo "$(executed_tests "$TEST_LOG") tests executed"
