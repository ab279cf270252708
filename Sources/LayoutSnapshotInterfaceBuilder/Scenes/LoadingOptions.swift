import LayoutSnapshotViews

/// How scenes are made when they are measured against the frames that Xcode saved.
package struct LoadingOptions: Sendable {
  /// Where the sizes of contents come from.
  package enum Intrinsics: String, Sendable {
    /// From the saved frames, so that only constraints are measured.
    case saved
    /// From our own controls and text, wherever there are metrics: of a font that is not registered, or a picture
    /// whose size is not in the document, the saved frame is all that is known.
    case own
  }

  package var intrinsics = Intrinsics.own
  /// Whether views are as Interface Builder shows them: constraints and sizes that are only meant for its canvas
  /// count, and controls are as they were in the version of Xcode that saved the document.
  package var isForCanvas = false

  /// The rule of the canvas that is switched off to see what depends on it. Only the measurement does that.
  package var without: CanvasRule?

  package init() {}

  /// Whether a rule of the canvas is followed.
  func follows(_ rule: CanvasRule) -> Bool { without != rule }

  /// For comparing with the canvas.
  package static func canvas(_ intrinsics: Intrinsics, without rule: CanvasRule? = nil) -> LoadingOptions {
    var options = LoadingOptions()
    options.without = rule
    options.intrinsics = intrinsics
    options.isForCanvas = true
    return options
  }
}
