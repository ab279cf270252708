#!/usr/bin/env bash
# Tables of Unicode and embedded fonts are what their scripts make of published data
# needs: Unicode's data and Noto by apt, fontTools and Inter by pip
# takes: 1 min
# paths: .ci/python .ci/apt .ci/environment Scripts/unicode-tables Scripts/cut-fonts Sources/LayoutSnapshotTypeset/Generated
set -euo pipefail
source .ci/python

[ -e /usr/share/unicode/LineBreak.txt ] || .ci/apt unicode-data
[ -e /usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf ] || .ci/apt fonts-noto-core
Scripts/unicode-tables --check

python="$SCRATCH/fonts/bin/python"
if ! "$python" -c 'import fontTools, pathops, uharfbuzz, fontpkg' 2>/dev/null; then
  .ci/environment "$SCRATCH/fonts" fonttools skia-pathops uharfbuzz fontpkg-inter
fi
"$python" Scripts/cut-fonts --check
echo "tables and fonts are as their scripts write them"
