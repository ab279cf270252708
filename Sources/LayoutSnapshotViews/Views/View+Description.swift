import LayoutSnapshotValues
import Foundation

extension View {
  /// The view in one line.
  var line: String {
    var text = "<\(className)" + (givenName.map { " '\($0)'" } ?? "") + "; frame = \(brief(frame))"
    if isHidden { text += "; hidden = YES" }
    if alpha != 1 { text += "; alpha = \(decimalText(alpha))" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if tag != 0 { text += "; tag = \(tag)" }
    if !autoresizingMask.isEmpty { text += "; autoresize = \(autoresizingMask.letters)" }
    return text + ">"
  }

  /// The class name, which is UIKit's for a class that UIKit has.
  private var className: String {
    let name = String(reflecting: type(of: self)).split(separator: ".")
    return name.first == "LayoutSnapshotViews" && name.count == 2 ? "UI" + name[1] : "\(type(of: self))"
  }

  final var treeLines: String {
    let inner = subviews.flatMap { $0.recursiveDescription().split(separator: "\n") }
    return ([Substring(description)] + inner.map { "   | " + $0 }).joined(separator: "\n")
  }
}

extension Layout {
  /// The layout as a debugger prints a tree of views: one line per item, with its frame and its problems.
  ///
  /// ```
  /// <Card; frame = (0 0; 320 480)>
  ///    | <View 'title'; frame = (16 20; 288 44); ambiguous>
  /// ```
  public func recursiveDescription() -> String {
    nodes.map { node in
      let depth = LayoutPath(node.path).depth
      let name = LayoutPath(node.path).name
      var text = String(repeating: "   | ", count: depth) + "<\(node.className)"
      if !name.hasPrefix(node.className) { text += " '\(name)'" }
      text += "; frame = \(brief(node.frame))"
      if node.isHidden { text += "; hidden = YES" }
      if node.isAmbiguous { text += "; ambiguous" }
      if node.isTruncated { text += "; truncated" }
      if let frame = node.misplacedFrame { text += "; misplaced from \(brief(frame))" }
      return text + ">"
    }.joined(separator: "\n")
  }
}

/// A frame as UIKit writes it, with six digits: `(16 20.3333; 288 44)`.
private func brief(_ frame: CGRect) -> String {
  func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
  return "(\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))"
}

extension View.AutoresizingMask {
  /// The mask as UIKit writes it: `LM+W+RM`.
  fileprivate var letters: String {
    let all: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
