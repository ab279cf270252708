import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotCommand

@Suite struct ArtifactMergeTests {
  /// Reading the manifests of thousands of failures takes as long as all else, and they have been read once.
  @Test func review_ofWhatWasMerged_readsNoManifestAgain() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let silent = TextOutput(isTerminal: false, style: TextStyle(hasColors: false)) { _ in }
    let context = CommandContext(
      environment: [:], workingDirectory: package.path, output: silent, errors: silent, input: TerminalInput()
    )
    let roots = ManifestRoots(package: package.path, artifacts: package.path + "/merged")
    var merge = ArtifactMerge(into: roots)
    try merge.add(allIn: package.path + "/.build/layout-snapshots", context)
    // Something that is missing, which is told in a manifest of its own.
    merge.count(expected: 2)
    try merge.finish(progress: context.errors)
    let read = try PendingReview(roots)
    for place in package.files("merged/manifests") {
      try Files.remove("\(roots.artifacts)/manifests/\(place)")
    }
    let review = merge.review()
    #expect(review.results.count == 2)
    #expect(review.results == read.results && review.verified == read.verified)
    #expect(review.gaps == read.gaps && review.gaps.count == 1)
    #expect(review.manifests.map(\.name) == read.manifests.map(\.name))
    #expect(review.manifests.map(\.manifest) == read.manifests.map(\.manifest))
  }
}
