#!/bin/sh
# Copy to ci_scripts/ci_post_xcodebuild.sh, and make it executable. Xcode Cloud runs it after each action.
set -eu

artifacts=${LAYOUT_SNAPSHOT_ARTIFACTS:-/Volumes/workspace/layout-snapshots}
if [ ! -d "$artifacts" ]; then
  echo "No layout snapshot failed."
  exit 0
fi

cd "${CI_PRIMARY_REPOSITORY_PATH:-.}"
page=$artifacts/report.html
swift run layout-snapshot report --artifacts "$artifacts" --single-file "$page" --markdown -

# A command that takes the file of the page, such as an upload.
if [ -n "${LAYOUT_SNAPSHOT_UPLOAD:-}" ]; then
  $LAYOUT_SNAPSHOT_UPLOAD "$page"
fi
