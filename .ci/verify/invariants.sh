#!/usr/bin/env bash
# Every step is proved: the engine's by itself, the rasterizer's bitmaps and masks, and each access to memory
# needs: the address sanitizer
# takes: 20 min
# paths: Sources Tests Tools Fixtures Snapshots Documentation README.md CONTRIBUTING.md Package.swift
set -euo pipefail

# What lives as long as the process is not freed at its end. The report of a crash hangs under the sanitizer.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no
# The sanitizer needs memory of its own, so that memory is measured elsewhere, and programs that tests build or start
# know nothing of it. Load is a matter of the thread sanitizer. Whole corpora
# of documents take too long under this one; fuzzers read mutations of such documents.
swift test --scratch-path "$SCRATCH-invariants" --sanitize=address \
  -Xswiftc -DCHECK_INVARIANTS -Xswiftc -assert-config -Xswiftc Debug \
  --skip 'FidelityTests|CanvasRuleTests|memory_|largeCanvas_|LayoutSnapshotCommandTests|PrintedProgramTests|LoadTests'
