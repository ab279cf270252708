import LayoutSnapshotRaster
import LayoutSnapshotVector
import LayoutSnapshotViews

/// Reading and drawing SVG and PDF files.
enum VectorTarget {
  /// Larger pictures would only make the fuzzer slow.
  private static let limits: VectorLimits = {
    var limits = VectorLimits()
    (limits.steps, limits.points, limits.expandedBytes) = (2000, 20_000, 1 << 20)
    return limits
  }()

  /// Any bytes are read or refused; what is read has as many ends as beginnings, is the same each time, and is drawn.
  static func read(_ file: [UInt8]) {
    guard let picture = try? VectorPicture.read(file, limits: limits) else { return }
    precondition(picture.width > 0 && picture.height > 0)
    precondition((try? VectorPicture.read(file, limits: limits)) == picture, "A second reading differs.")
    var open = 0
    for step in picture.steps {
      switch step {
      case .save, .beginGroup, .beginMask: open += 1
      case .restore, .endGroup, .endMasked:
        open -= 1
        precondition(open >= 0, "Something ends that did not begin.")
      default: break
      }
    }
    precondition(open == 0, "Something does not end.")
    let list = VectorDrawing.list(of: picture)
    guard list.width < 512, list.height < 512, list.commands.count < 200 else { return }
    _ = Rasterizer.draw(list)
  }
}
