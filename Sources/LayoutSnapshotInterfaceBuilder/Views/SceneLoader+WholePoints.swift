import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// The size of a label of one line in whole points, if its canvas had only those.
  ///
  /// Older versions of Xcode drew their canvas with one pixel a point, whatever device it showed, and frames stay as
  /// they are until their scene is laid out again: 42 by 21, where a canvas of two pixels a point has 41.5 by 20.5.
  /// The height tells, of each label alone: scenes hold both (taking one label's word for its neighbours leaves 13
  /// more views off).
  func wholePoints(of label: Label, _ element: XMLElement, _ frame: CGRect?) -> CGSize? {
    guard let frame, label.text?.isEmpty == false, element.child("attributedString") == nil else {
      return nil
    }
    let (line, scale) = (label.font.lineHeight, CGFloat(document.canvas.scale))
    let (whole, fine) = (line.rounded(.up), (line * scale).rounded(.up) / scale)
    guard whole > fine, frame.height == whole else { return nil }
    return CGSize(width: label.intrinsicContentSize.width.rounded(.up), height: whole)
  }
}
