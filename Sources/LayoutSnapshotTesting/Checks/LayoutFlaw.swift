import LayoutSnapshotStore
import LayoutSnapshotSupport
import LayoutSnapshotTools
import LayoutSnapshotViews

/// A problem in a layout that should not be recorded unnoticed: a conflict, an ambiguous place, truncated
/// text, or an image or font that was not found.
struct LayoutFlaw {
  /// Where the problem is, what it is, and what to do about it.
  let text: String
  /// Whether a strict test fails because of it. A missing image is no error, because the app may load it later.
  let isError: Bool

  /// All flaws of a layout, in the order of its views.
  static func flaws(of layout: Layout) -> [LayoutFlaw] {
    let findings = layout.findings().filter { $0.severity == .error }.map { finding in
      let constraint = finding.constraint.map { $0 + ": " } ?? ""
      return LayoutFlaw(
        text: "\(finding.path): \(constraint)\(finding.reason) \(finding.fix)", isError: true)
    }
    return findings + textFlaws(layout) + resourceFlaws(layout)
  }

  /// What a layout, or the test that made it, has not found.
  static func lacks(of layout: Layout?, _ test: String?) -> [LayoutFlaw] {
    let flaws = layout.map(resourceFlaws) ?? []
    return flaws + absences(test, besides: flaws)
  }

  /// Fonts, images and colors that a test requested by name and that do not exist, unless the layout's flaws already
  /// mention them.
  static func absences(_ test: String?, besides flaws: [LayoutFlaw]) -> [LayoutFlaw] {
    guard let test else { return [] }
    let names = AbsentNames.shared
    let fonts = names.names(of: .font, askedForBy: test).filter { name in
      !flaws.contains { $0.text.contains("The font \(name) is not registered") }
    }
    return fonts.map {
      LayoutFlaw(
        text: "Font(name: \"\($0)\") was not found, so the text uses another font. Register it with "
          + "Font.register(_:).",
        isError: false)
    }
      + names.names(of: .picture, askedForBy: test).map {
        LayoutFlaw(
          text: "Image(named: \"\($0)\") was not found.\(near($0, Image.knownNames)) Add the picture to the "
            + "package, or register it with Image.register(_:named:).",
          isError: false)
      }
      + names.names(of: .color, askedForBy: test).map {
        LayoutFlaw(
          text: "Color(named: \"\($0)\") was not found.\(near($0, Color.knownNames)) Add a color set to the "
            + "package, or register a color with Color.register(_:named:).",
          isError: false)
      }
      + [AbsentNames.Thing.documentPart, .look, .method, .device].flatMap { thing in
        names.names(of: thing, askedForBy: test).map { LayoutFlaw(text: $0, isError: false) }
      } + leftOutCode(of: test) + layouts(of: test)
  }

  /// Code of the app that takes no part although it was reached.
  private static func leftOutCode(of test: String) -> [LayoutFlaw] {
    let code = AbsentNames.shared.names(of: .leftOutCode, askedForBy: test)
    guard let first = code.first else { return [] }
    let more = code.count > 1 ? " and \(code.count - 1) more are" : " is"
    return [
      LayoutFlaw(
        text:
          "The app's code is not whole: \(first)\(more) left out in sources.txt, because it does not compile here. "
          + "The picture lacks what that does.",
        isError: false)
    ]
  }

  /// What is wrong with layouts that no code of a test has asked for, such as those of shown windows.
  private static func layouts(of test: String) -> [LayoutFlaw] {
    AbsentNames.shared.names(of: .layout, askedForBy: test).map { LayoutFlaw(text: $0, isError: true) }
  }

  /// The errors for which a strict test refuses a layout: its own, and those of others that the test has shown.
  static func errors(_ flaws: [LayoutFlaw], _ test: String?) -> [String] {
    (flaws.filter(\.isError) + (test.map(layouts) ?? [])).map(\.text)
  }

  /// The names that may have been meant, as a question; empty if none is near.
  private static func near(_ name: String, _ known: [String]) -> String {
    let few = nearestFew(to: name, in: known, atMost: max(2, name.count / 3), most: 3)
    guard !few.isEmpty else { return "" }
    return " Did you mean " + few.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }

  private static func textFlaws(_ layout: Layout) -> [LayoutFlaw] {
    layout.visibleNodes.filter(\.isTruncated).map { node in
      LayoutFlaw(
        text: "\(node.path): Its text is cut off. Give it more room, or more lines: numberOfLines = 0.",
        isError: true)
    }
  }

  private static func resourceFlaws(_ layout: Layout) -> [LayoutFlaw] {
    let looks = layout.looksByPath
    return layout.visibleNodes.compactMap { node in
      let words = looks[node.path] ?? [:]
      if let content = words["content"], let place = content.range(of: Layout.remoteContent) {
        return
          "\(node.path): On a device another process or framework draws the content of \(content[place.upperBound...]), so the picture "
          + "shows a gray area in its place. Check what it was given, not how it looks."
      }
      if words["image"] == Layout.noPicture {
        return "\(node.path): It shows no picture: its image is nil. Image(named:) finds pictures of the "
          + "package, and those that were given to Image.register(_:named:)."
      }
      if let image = words["image"], let place = image.range(of: Layout.undrawnFile) {
        return
          "\(node.path): Its picture is drawn as a gray box of its size. \(image[place.upperBound...]) "
          + "Register a PNG in its place with Image.register(_:named:)."
      }
      if let image = words["image"], let paths = image.range(of: Layout.paths),
        let lacks = image.range(of: Layout.partlyDrawn, range: paths.upperBound..<image.endIndex)
      {
        return
          "\(node.path): Its picture \(image[..<paths.lowerBound]) is not drawn in full. It lacks: "
          + "\(image[lacks.upperBound...]). Register a PNG in its place with Image.register(_:named:)."
      }
      if let image = words["image"], image.hasPrefix(Layout.symbol),
        let end = image.range(of: Layout.boxedSymbol)
      {
        // A button and the view of its image show one picture.
        let around = node.path.lastIndex(of: "/").flatMap { looks[String(node.path[..<$0])]?["image"] }
        if around == image { return nil }
        let name = image[..<end.lowerBound].dropFirst(Layout.symbol.count)
        return
          "\(node.path): There is no drawing of the symbol \"\(name)\", so a box with a stroke takes its place. If the name "
          + "is right, register a picture with Image.register(_:systemName: \"\(name)\"). On a device the image is nil if no "
          + "symbol has the name."
      }
      if words["image"]?.hasPrefix(Layout.emptyPicture) == true {
        return
          "\(node.path): Its picture has a size but no pixels. Register one with Image.register(_:named:)."
      }
      if let font = words["font"], let place = font.range(of: Layout.absentFont) {
        return
          "\(node.path): The font \(font[place.upperBound...]) is not registered, so the system font takes "
          + "its place. Register it with Font.register(_:)."
      }
      return nil
    }.map { LayoutFlaw(text: $0, isError: false) }
  }
}
