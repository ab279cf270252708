#!/usr/bin/env bash
# Everything public has a documentation comment, and is meant to be public
# after: build
set -euo pipefail
# By hand: with `--update` what is public now is stored.
SCRATCH="${SCRATCH:-.build/ci}"

modules=(LayoutConstraintSolver LayoutSnapshotGraphics LayoutSnapshotValues LayoutSnapshotViews UIKitNames UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit LayoutSnapshotXML LayoutSnapshotInterfaceBuilder LayoutSnapshotTools LayoutSnapshotProofs LayoutSnapshotStore LayoutSnapshotTesting LayoutSnapshotCanvas)
graphs="$SCRATCH/symbol-graphs"
rm -rf "$graphs"
mkdir -p "$graphs"
target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
for module in "${modules[@]}"; do
  swift symbolgraph-extract -module-name "$module" -minimum-access-level public -output-dir "$graphs" \
    -target "$target" -I "$SCRATCH/debug/Modules" -I Sources/CLayoutSnapshotLibPNG \
    -Xcc -fmodule-map-file="$SCRATCH/debug/CLayoutSnapshotPNG.build/module.modulemap" \
    -Xcc -fmodule-map-file="$SCRATCH/debug/CLayoutSnapshotCallStack.build/module.modulemap" \
    -Xcc -fmodule-map-file="$SCRATCH/debug/CLayoutSnapshotClassMaker.build/module.modulemap" \
    -Xcc -fmodule-map-file="$SCRATCH/debug/CLayoutSnapshotFiles.build/module.modulemap" \
    -Xcc -fmodule-map-file="$SCRATCH/debug/CLayoutSnapshotTestStart.build/module.modulemap"
done
python3 .ci/undocumented.py "$graphs"/*.symbols.json
python3 .ci/interface.py "$graphs"/*.symbols.json "$@"

# A catalogue for each library; a link that leads nowhere is an error. UIKit exports another module and has no symbols of
# its own.
mkdir -p "$graphs/UIKit"
docc="$(dirname "$(readlink -f "$(command -v swiftc)")")/docc"
for module in LayoutSnapshotTesting UIKitNames UIKit LayoutConstraintSolver; do
  own="$graphs/$module"
  mkdir -p "$own" "$SCRATCH/documentation"
  for graph in "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json; do
    [ ! -e "$graph" ] || cp "$graph" "$own"
  done
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$own" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --output-dir "$SCRATCH/documentation/$module"
done
echo "documentation: $SCRATCH/documentation"
