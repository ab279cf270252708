import LayoutSnapshotXML

/// The elements of an SVG, found by their ids, and the style sheets in it.
struct SVGDocument {
  let root: XMLElement
  private(set) var sheet = SVGStyleSheet()
  private var ids: [String: Int] = [:]
  /// `svg:` where elements are written as `<svg:path>`.
  private let prefix: String

  init(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) {
    do throws(XMLFault) {
      root = try XMLParser.parse(
        bytes, .init(deepest: 500, mostElements: limits.steps, allowsDocumentType: true)
      ).root
    } catch {
      throw VectorError(.notXML(error.problem), at: .text(error.location))
    }
    let name = root.name
    prefix = name.firstIndex(of: ":").map { String(name[...$0]) } ?? ""
    guard name.dropFirst(prefix.count) == "svg" else {
      throw VectorError(.notSVG(name), at: .text(root.location))
    }
    for element in [root] + root.descendants {
      if let id = element["id"], ids[id] == nil { ids[id] = element.index }
      if self.name(of: element) == "style" { sheet.add(element.text) }
    }
  }

  /// An element's name in SVG; nil for elements of other vocabularies, which editors keep their own things in.
  func name(of element: XMLElement) -> String? {
    let name = element.name
    guard name.hasPrefix(prefix) else { return nil }
    let local = prefix.isEmpty ? name : String(name.dropFirst(prefix.count))
    return local.contains(":") ? nil : local
  }

  func element(id: String) -> XMLElement? {
    ids[id].map { XMLElement(document: root.document, index: $0) }
  }

  /// The id that an element refers to.
  static func reference(of element: XMLElement) -> String? {
    guard let text = (element["href"] ?? element["xlink:href"])?.trimmed, text.hasPrefix("#") else {
      return nil
    }
    return String(text.dropFirst())
  }

  /// How much has to be read for an element's style and its attributes, beyond the usual.
  func cost(of element: XMLElement) -> Int {
    let classes = sheet.isEmpty ? [] : classes(of: element)
    let rules = sheet.cost(
      element: name(of: element) ?? element.name, id: element["id"], classes: classes)
    // Entities make values longer than they are in the file.
    let letters = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    return letters / 256 + rules * (1 + classes.count) / 2
  }

  private func classes(of element: XMLElement) -> [String] {
    element["class"].map { $0.split { $0 == " " || $0 == "\n" || $0 == "\t" }.map(String.init) } ?? []
  }

  /// The style of an element within one whose style it inherits: attributes, then sheets, then its attribute `style`.
  func style(of element: XMLElement, in parent: SVGStyle) -> SVGStyle {
    var style = parent.inherited
    for attribute in element.attributes where attribute.name != "style" {
      style.set(attribute.name, attribute.value.trimmed)
    }
    var declarations: [SVGStyleSheet.Declaration] = []
    if !sheet.isEmpty {
      declarations = sheet.declarations(
        element: name(of: element) ?? element.name, id: element["id"], classes: classes(of: element))
    }
    if let own = element["style"] { declarations += SVGStyleSheet.declarations(own) }
    for declaration in declarations where !declaration.isImportant {
      style.set(declaration.name, declaration.value)
    }
    for declaration in declarations where declaration.isImportant {
      style.set(declaration.name, declaration.value)
    }
    return style
  }
}
