import LayoutSnapshotXML

/// Draws an SVG: SVG 1.1, and of SVG 2 what tools export.
struct SVGReader {
  let document: SVGDocument
  let limits: VectorLimits
  var canvas: VectorCanvas
  /// The elements that are being drawn by reference, so that none draws itself.
  var referring: Set<Int> = []

  /// Where an element lies.
  struct Context {
    var style: SVGStyle
    /// What percentages refer to.
    var viewport: SVGViewport
    var depth = 0
  }

  static func read(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) -> VectorPicture {
    let document = try SVGDocument(bytes, limits: limits)
    var reader = SVGReader(document: document, limits: limits, canvas: VectorCanvas(limits: limits))
    return try reader.picture()
  }

  private mutating func picture() throws(VectorError) -> VectorPicture {
    let root = document.root
    let size = try size()
    for lack in document.sheet.lacks { canvas.lack(lack) }
    if root.document.hasUnknownEntities { canvas.lack("entities of the document type") }
    let style = document.style(of: root, in: SVGStyle())
    var context = Context(style: style, viewport: size)
    if style.own.isDisplayed {
      try layered(
        style, context, box: { (reader) throws(VectorError) in try reader.childrenBox(of: root, context) }
      ) {
        (reader) throws(VectorError) in
        if let viewBox = SVGViewBox(root["viewBox"]) {
          guard let map = viewBox.fitted(width: size.width, height: size.height, root["preserveAspectRatio"])
          else {
            return
          }
          try reader.canvas.concatenate(map)
          context.viewport = SVGViewport(width: viewBox.box.width, height: viewBox.box.height)
        }
        try reader.drawChildren(of: root, context)
      }
    }
    return VectorPicture(width: size.width, height: size.height, steps: canvas.steps, lacks: canvas.lacks)
  }

  /// The size that the outermost element asks for; without one, that of its view box.
  private func size() throws(VectorError) -> SVGViewport {
    let root = document.root
    let box = SVGViewBox(root["viewBox"])?.box
    func side(_ name: String) -> Double? {
      guard let length = root[name].flatMap({ SVGLength($0) }), length.unit != .percent else { return nil }
      return length.resolved(.both, in: SVGViewport(width: 0, height: 0), fontSize: 16)
    }
    let (width, height) = (side("width"), side("height"))
    var size = SVGViewport(width: width ?? 0, height: height ?? 0)
    switch (width, height, box) {
    case (_?, _?, _): break
    case (nil, nil, let box?): size = SVGViewport(width: box.width, height: box.height)
    case (let width?, nil, let box?): size.height = width / box.width * box.height
    case (nil, let height?, let box?): size.width = height / box.height * box.width
    default: throw VectorError(.noSize, at: .text(root.location))
    }
    guard size.width > 0, size.height > 0, size.width <= 65535, size.height <= 65535 else {
      throw VectorError(.invalidSize(width: size.width, height: size.height), at: .text(root.location))
    }
    return size
  }

  /// The style of an element, which counts by how much there is to read.
  mutating func style(of element: XMLElement, in parent: SVGStyle) throws(VectorError) -> SVGStyle {
    try canvas.visit(1 + document.cost(of: element))
    return document.style(of: element, in: parent)
  }

  mutating func drawChildren(of element: XMLElement, _ context: Context) throws(VectorError) {
    for child in element.children { try draw(child, context) }
  }

  /// Draws an element and what is in it.
  mutating func draw(_ element: XMLElement, _ context: Context) throws(VectorError) {
    guard context.depth < limits.depth else {
      throw VectorError(.tooDeep(limit: limits.depth), at: .text(element.location))
    }
    guard let name = document.name(of: element), SVGReader.isMet(element) else { return }
    var inner = context
    inner.style = try style(of: element, in: context.style)
    inner.depth += 1
    guard inner.style.own.isDisplayed else { return }
    switch name {
    case "g", "a", "switch", "svg", "use":
      try layered(
        inner.style, inner,
        box: { (reader) throws(VectorError) in try reader.contentBox(of: element, name, inner) }
      ) { (reader) throws(VectorError) in try reader.drawContent(of: element, name, inner) }
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      if inner.style.isVisible { try drawShape(element, name, inner) }
    case "text":
      try canvas.visit(element.descendants.count)
      let isEmpty = ([element] + element.descendants).allSatisfy { $0.text.trimmed.isEmpty }
      if inner.style.isVisible, !isEmpty { canvas.lack("text") }
    case "image": if inner.style.isVisible { canvas.lack("embedded picture") }
    case "foreignObject": canvas.lack("content that is not SVG")
    case "animate", "animateTransform", "animateMotion", "set": canvas.lack("animation")
    default: break
    }
  }

  func inside(_ context: Context, _ style: SVGStyle) -> Context {
    var inner = context
    inner.style = style
    inner.depth += 1
    return inner
  }

  /// Whether the conditions of an element hold: no extension is known, and the language is English wherever the file is read.
  static func isMet(_ element: XMLElement) -> Bool {
    if element["requiredExtensions"] != nil { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { $0.trimmed == "en" || $0.trimmed.hasPrefix("en-") }
  }
}
