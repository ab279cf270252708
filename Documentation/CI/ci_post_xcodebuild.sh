#!/bin/sh
# Copy to ci_scripts/ci_post_xcodebuild.sh, and make it executable. Xcode Cloud runs it after each action.
set -eu

artifacts=${LAYOUT_SNAPSHOT_ARTIFACTS:-/Volumes/workspace/layout-snapshots}
if [ ! -d "$artifacts" ]; then
  echo "No test has taken a layout snapshot: there is no $artifacts."
  # Builds and archives leave none.
  if [ "${CI_XCODEBUILD_ACTION:-}" = test-without-building ]; then exit 1; fi
  exit 0
fi

cd "${CI_PRIMARY_REPOSITORY_PATH:-.}"
page=$artifacts/report.html
# It fails if a snapshot is not as it should be, and then the page is needed most.
status=0
swift run layout-snapshot report --artifacts "$artifacts" --single-file "$page" --markdown - || status=$?

# A command that takes the file of the page, such as an upload.
if [ -n "${LAYOUT_SNAPSHOT_UPLOAD:-}" ]; then
  $LAYOUT_SNAPSHOT_UPLOAD "$page"
fi
exit $status
