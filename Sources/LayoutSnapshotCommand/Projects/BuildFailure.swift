/// A build that failed for another reason than an app's sources.
package struct BuildFailure: Hashable, Sendable, CustomStringConvertible {
  /// What the build said.
  let words: String
  /// Whether the package is there already.
  var isWritten = false

  package var description: String {
    """
    The package cannot be built, and no source of the app is named for it:
    \(words)
    \(advice)
    """
  }

  private var advice: String {
    let network = [
      "Failed to clone", "unable to access", "Could not resolve host", "terminal prompts disabled",
      "Failed to fetch",
    ]
    let place = [
      "cannot be accessed", "doesn't exist in file system", "does not exist", "could not find package",
    ]
    if network.contains(where: words.contains) {
      return "Is there a network, and is the address of LayoutSnapshotTesting right? \(next)"
    }
    return place.contains(where: words.contains)
      ? "Is LayoutSnapshotTesting where --package says? \(next)" : next
  }

  private var next: String {
    isWritten
      ? "The package is written. Once that is put right, `swift build --build-tests` goes on from here."
      : "Nothing is left out for it, and nothing was written. With --no-build the package is written as it is."
  }
}
