import LayoutSnapshotVector
import Testing

/// Reads an SVG with a view box of 100 by 100 around some elements.
func svg(_ content: String, attributes: String = "") throws(VectorError) -> VectorPicture {
  try VectorPicture.read(
    Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" \#(attributes)>\#(content)</svg>"#
        .utf8))
}

/// A PDF whose page of 100 by 100 shows some operators.
///
/// - Parameters:
///   - resources: Entries of the page's resources.
///   - objects: Further objects from number 5 on, as their texts.
func pdf(
  _ content: String, resources: String = "", objects: [String] = [], page: String = ""
) throws(VectorError) -> VectorPicture {
  try VectorPicture.read(PDFText(content, resources: resources, objects: objects, page: page).bytes)
}

/// A PDF without any compression, with its table of objects.
struct PDFText {
  var objects: [String]

  init(_ content: String, resources: String = "", objects: [String] = [], page: String = "") {
    self.objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>",
        "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(page)>>",
        PDFText.stream(content),
      ] + objects
  }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<</Length \(content.utf8.count)\(entries)>>stream\n\(content)\nendstream"
  }

  /// The objects one after another, without a table.
  var body: (text: String, offsets: [Int]) {
    var (text, offsets) = ("%PDF-1.7\n", [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    return (text, offsets)
  }

  var bytes: [UInt8] {
    let (text, offsets) = body
    let lines = offsets.map { offset in
      String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    return Array(
      (text + "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n" + lines.joined()
        + "trailer\n<</Size \(offsets.count + 1)/Root 1 0 R>>\nstartxref\n\(text.utf8.count)\n%%EOF").utf8)
  }
}

extension VectorPath {
  /// The path as the attribute `d` writes it, rounded to 1/1000.
  var text: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(end.text)"
      case .line(let end): "L\(end.text)"
      case .cubic(let first, let second, let end): "C\(first.text) \(second.text) \(end.text)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension VectorPoint {
  var text: String { "\(short(x)),\(short(y))" }
}

/// A number with at most three digits after the point.
func short(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

extension VectorColor {
  /// `#rrggbb`, and the opacity in percent if it is not 100.
  var text: String {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + parts.joined() + (alpha == 1 ? "" : "@\(short(alpha * 100))")
  }
}

extension VectorStep {
  /// The step in short words.
  var text: String {
    func rule(_ rule: VectorFillRule) -> String { rule == .evenOdd ? " evenOdd" : "" }
    switch self {
    case .save: return "save"
    case .restore: return "restore"
    case .transform(let t):
      return "transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(short).joined(separator: " ")
    case .clip(let path, let own): return "clip \(path.text)\(rule(own))"
    case .clipToStroke(let path, let stroke): return "clipToStroke \(path.text) \(stroke.text)"
    case .fill(let path, let own, let color): return "fill \(path.text)\(rule(own)) \(color.text)"
    case .stroke(let path, let stroke, let color): return "stroke \(path.text) \(stroke.text) \(color.text)"
    case .gradient(let gradient): return gradient.text
    case .beginGroup(let opacity, let blend):
      return "group \(short(opacity * 100))" + (blend == .normal ? "" : " \(blend)")
    case .beginErasing: return "erase"
    case .endGroup: return "end group"
    case .beginMask: return "mask"
    case .beginMasked: return "masked"
    case .endMasked: return "end masked"
    }
  }
}

extension VectorStroke {
  var text: String {
    var words = ["width \(short(width))"]
    if cap != .butt { words.append("\(cap)") }
    if join != .miter { words.append("\(join)") }
    if miterLimit != 10 && miterLimit != 4 { words.append("limit \(short(miterLimit))") }
    if !dashes.isEmpty {
      words.append("dashes \(dashes.map(short).joined(separator: " ")) from \(short(phase))")
    }
    return words.joined(separator: " ")
  }
}

extension VectorGradient {
  var text: String {
    let ends =
      switch shape {
      case .linear(let from, let to): "linear \(from.text) \(to.text)"
      case .radial(let from, let first, let to, let second):
        "radial \(from.text) \(short(first)) \(to.text) \(short(second))"
      }
    let colors = stops.map { "\(short($0.offset)) \($0.color.text)" }.joined(separator: ", ")
    return "\(ends) \(colors)" + (extendsStart ? "" : " from start") + (extendsEnd ? "" : " to end")
  }
}

extension VectorPicture {
  var texts: [String] { steps.map(\.text) }
  /// The paths of all that is filled.
  var paths: [String] { steps.compactMap { if case .fill(let path, _, _) = $0 { path.text } else { nil } } }
  /// The colours of all that is filled.
  var colors: [String] {
    steps.compactMap { if case .fill(_, _, let color) = $0 { color.text } else { nil } }
  }
}
