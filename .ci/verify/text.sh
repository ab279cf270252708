#!/usr/bin/env bash
# Text agrees with Unicode's tests, with HarfBuzz and with labels measured on iOS, and every build lays it out alike
# needs: Unicode's data and HarfBuzz, by apt and pip; qemu and a compiler for arm64
# takes: 2 min
# modules: LayoutSnapshotTypeset
# paths: .ci/python .ci/apt .ci/environment .ci/arm64 Scripts/unicode-conformance Scripts/unicode-tables Scripts/harfbuzz-widths Scripts/label-widths Scripts/text-determinism Scripts/support/interface_builder_labels.py Scripts/support/probe.py Scripts/support/Probe.swift Scripts/support/TextDigest.swift Scripts/support/locales.py Fixtures/Text
set -euo pipefail
source .ci/python

[ -e /usr/share/unicode/LineBreak.txt ] || .ci/apt unicode-data
Scripts/unicode-conformance

python="$SCRATCH/python/bin/python"
if ! "$python" -c 'import uharfbuzz' 2>/dev/null; then
  .ci/environment "$SCRATCH/python" uharfbuzz
fi
"$python" Scripts/harfbuzz-widths

Scripts/label-widths --measured

.ci/arm64
Scripts/text-determinism
