import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

extension DrawnPicture {
  /// What a display list draws.
  ///
  /// A picture that no file could give back is refused here, before its pixels take any memory: it would be recorded, and
  /// no later run could read it.
  ///
  /// - Parameter layout: where everything lies in the picture.
  init(of list: DisplayList, layout: Layout? = nil) throws(StrategyError) {
    let limits = PNGLimits.standard
    guard list.width <= limits.side, list.height <= limits.side, list.width * list.height <= limits.pixels
    else { throw .tooManyPixels(width: list.width, height: list.height, limits) }
    self.init(digest: Rasterizer.digest(of: list), of: layout) { Rasterizer.draw(list) }
  }
}
