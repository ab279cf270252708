import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

extension PictureCheck {
  /// Expected, difference and actual side by side, each under its label, as a PNG file; nil if no pixel counts as
  /// different.
  ///
  /// The pictures are read twice, for their colours and for their pixels, which costs less than writing
  /// three bytes for every pixel of three pictures.
  ///
  /// - Throws: ``PictureCheckError`` when a file cannot be decoded, or the whole is too large.
  package func triptych(
    expected: Picture, actual: Picture, labels: TriptychLabels? = nil,
    layout: TriptychLayout = TriptychLayout(), limits: PNGLimits = .standard
  ) throws(PictureCheckError) -> [UInt8]? {
    guard let difference else { return nil }
    let width = max(comparison.expectedSize.width, comparison.actualSize.width)
    let labels = labels ?? .words(pictureWidth: width)
    do {
      return try PNGWriter.file(.quick, proof: false) { () throws(PictureCheckError) in
        Triptych(
          expected: try PictureRows(expected, .expected, limits),
          difference: try PictureRows(.file(difference), .difference, limits),
          actual: try PictureRows(actual, .actual, limits), labels: labels, layout: layout)
      }
    } catch {
      switch error {
      case .rows(let reason): throw reason
      case .writing(let reason): throw .unwritable(reason)
      }
    }
  }
}
