#!/usr/bin/env bash
# An app with faults of each kind gets a package that compiles, and what is left out of it is told
# needs: nothing
# takes: 2 min
# modules: LayoutSnapshotTesting UIKit UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit _Testing_UIKit UIKitSources layout-snapshot-prepare layout-snapshot
# paths: Fixtures/Projects/Untidy
set -euo pipefail

swift build --scratch-path "$SCRATCH" --product layout-snapshot
repository="$PWD"
program="$SCRATCH/debug/layout-snapshot"
# The build of other gates.
mkdir -p "$SCRATCH-app/App" "$SCRATCH-init"
build="$SCRATCH-app/App/.build"
work="$SCRATCH-init/Untidy"
rm -rf "$work"
cp -R Fixtures/Projects/Untidy "$work"
cd "$work"
# Some disks keep such a file beside each, which is no source.
printf '\000\005\026\007' >Shop/._Article.swift
unset CI LAYOUT_SNAPSHOT_RECORD SNAPSHOT_TESTING_RECORD LAYOUT_SNAPSHOT_RECORD_PASSES LAYOUT_SNAPSHOT_ARTIFACTS SNAPSHOT_ARTIFACTS

fail() { echo "init: $*" >&2; cat "$SCRATCH-init/log" >&2; exit 1; }
says() { grep -qF -- "$1" "$SCRATCH-init/log" || fail "it does not say: $1"; }
sources() { find Shop Shop.xcodeproj -type f | sort | xargs -d '\n' cksum; }
init() { "$program" init --app Shop --scratch-path "$build" "$@" >"$SCRATCH-init/log" 2>&1 || fail "it ended with $?"; }
before="$(sources)"

init --package "$repository"
says "  Shop/MapViewController.swift    no PDFView, PDFViewController, module PDFKit"
says "  Shop/RouteViewController.swift  needs MapViewController (Shop/MapViewController.swift)"
says "  Shop/Router.swift               1 part: line 4: cannot convert return expression of type 'RouteViewController'"
says "  Shop/PageViewController.swift   4 parts: no Chart (Objective-C, Shop/Chart.h), UICalendarView, UIView.glow"
says "  Shop/Legacy/OldArticle.swift    invalid redeclaration of 'Article', which Article.swift has, too"
says "      1     2  module PDFKit"
says "not drawn: Main.storyboard, Account: Shop/AccountViewController.swift:8: Fatal error: The account has no name."
says "unstable: Main.storyboard, Offers looks different from run to run: offer"
says "Main.storyboard is drawn with UIKit's classes in place of MapViewController (Shop/MapViewController.swift)"
says "Shop/Objects.h imports PDFKit for all sources."
says "12 of 15 sources, 1 storyboard"
grep -qF '.product(name: "UIKitCombine", package: "LayoutSnapshotTesting")' Package.swift || fail "Combine is not in the manifest"
grep -qF '.product(name: "UIKitMapKit", package: "LayoutSnapshotTesting")' Package.swift || fail "MapKit is not in the manifest"
[ "$(grep -c '^build ' "$SCRATCH-init/log")" -le 8 ] || fail "it took more than eight builds"
[ "$(sources)" = "$before" ] || fail "the app's files were changed"
[ -z "$(ls -A Snapshots)" ] || fail "pictures of trials lie among the references"

# The package is built, and its tests draw what can be drawn; SwiftPM has nothing to warn of.
LAYOUT_SNAPSHOT_RECORD=missing LAYOUT_SNAPSHOT_RECORD_PASSES=1 swift test --scratch-path "$build" \
  >"$SCRATCH-init/log" 2>&1 || fail "the tests do not record"
! grep -E '^warning: .(shop|untidy)' "$SCRATCH-init/log" || fail "SwiftPM warns of the package"
pictures="$(find Snapshots -name '*.png' | wc -l)"
[ "$pictures" -eq 15 ] || fail "there are $pictures pictures, not fifteen"
# What is published on the main queue is in them.
grep -qF '12 pieces' Snapshots/*/ScreenTests/main.Stock*.json || fail "what Combine publishes is not shown"
# One of them is another one each time, as was said.
swift test --scratch-path "$build" >"$SCRATCH-init/log" 2>&1 && fail "what is unstable passes"
says "ScreenTests/main.Offers does not match its reference"
[ "$(grep -c 'does not match its reference' "$SCRATCH-init/log")" -eq 1 ] || fail "others do not match, either"

# The app changes, and the list with it.
cat >Shop/MapViewController.swift <<'END'
import UIKit

class MapViewController: UIViewController {}
END
init --again
says "renewed LinuxShop/sources.txt"
says "14 of 15 sources"
# A target without the product is told the line that it needs.
sed -i 's/, .product(name: "UIKitCombine", package: "LayoutSnapshotTesting")//' Package.swift
swift build --scratch-path "$build" >"$SCRATCH-init/log" 2>&1 && fail "it builds without the module of Combine"
says "Shop/Stock.swift:1:1: error: the target has no module for Combine: add .product(name: \"UIKitCombine\", package: \"LayoutSnapshotTesting\") to its dependencies"
echo "init: what does not compile is left out and told, screens that trap or change are named, and the package is renewed"
