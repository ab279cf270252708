/// What `q` remembers and `Q` brings back, besides transform and clip.
struct PDFState {
  var fill = PDFPaint.color(.black)
  var stroke = PDFPaint.color(.black)
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var line = VectorStroke()
  /// Nil for a mode that is not drawn.
  var blend: VectorBlend? = .normal
  var mask: PDFSoftMask?
  /// Whether text is drawn: modes 3 and 7 show none.
  var showsText = true
  /// Whether no letter of the font leaves a trace.
  var hasEmptyFont = false
}

/// What shapes are painted with.
enum PDFPaint {
  case color(VectorColor)
  /// A shading, and from its coordinates to the picture's.
  case shading(PDFShading, VectorTransform)
  /// Something that is not drawn.
  case none
}

/// A soft mask of a graphics state: what a form shows, with the transform of the moment when it was set.
struct PDFSoftMask {
  let steps: [VectorStep]
  let isAlpha: Bool
  let isInverted: Bool
  /// From the coordinates of the steps to the picture's.
  let transform: VectorTransform
}
