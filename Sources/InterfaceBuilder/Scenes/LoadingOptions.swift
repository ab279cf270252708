import ViewTree

/// How scenes are made when they are measured against the frames that Xcode saved.
package struct LoadingOptions: Sendable {
  /// Where the sizes of contents come from.
  package enum Intrinsics: String, Sendable {
    /// From the saved frames, so that only constraints are measured.
    case saved
    /// From our own controls and text.
    case own
  }

  package var intrinsics = Intrinsics.own
  /// Whether constraints count that are only meant for the canvas.
  package var placeholdersCount = false

  package init() {}

  /// For comparing with the canvas, where placeholders count.
  package static func canvas(_ intrinsics: Intrinsics) -> LoadingOptions {
    var options = LoadingOptions()
    options.intrinsics = intrinsics
    options.placeholdersCount = true
    return options
  }
}
