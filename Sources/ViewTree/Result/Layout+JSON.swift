extension Layout {
  /// The version of the text that ``json`` gives and ``init(json:)`` reads.
  static let formatVersion = 1

  /// The layout as JSON that is pleasant in a diff: one node a line, keys in order, three decimals.
  ///
  /// ```json
  /// {
  /// "device": {"height": 480, "name": "iPhone4", "scale": 2, "width": 320},
  /// "nodes": [
  /// {"class": "Card", "frame": [0, 0, 320, 480], "path": "Card"},
  /// {"class": "View", "frame": [16, 218, 160, 44], "path": "Card/title"}
  /// ],
  /// "version": 1
  /// }
  /// ```
  ///
  /// Conflicts stand first, where there are any, and items that are left open say `"ambiguous": true`.
  /// A frame is x, y, width and height in the superview's coordinates. Equal layouts give equal bytes.
  public var json: String {
    var text = "{\n" + conflictsJSON
    text += """
      "device": {"height": \(decimalText(device.height)), "name": \(quoted(device.name)), \
      "scale": \(device.scale), "width": \(decimalText(device.width))},
      "nodes": [

      """
    let ambiguous = Set(ambiguousSlots)
    for (slot, path) in outline.paths.enumerated() {
      text +=
        nodeJSON(at: slot, path, ambiguous: ambiguous.contains(slot))
        + (slot == edges.count - 1 ? "\n" : ",\n")
    }
    return text + "],\n\"version\": \(Layout.formatVersion)\n}\n"
  }

  /// The conflicts, one a line; nothing where there are none.
  private var conflictsJSON: String {
    guard !conflicts.isEmpty else { return "" }
    let lines = conflicts.map { conflict in
      let members = conflict.constraints.map(quoted).joined(separator: ", ")
      return #"{"broken": \#(quoted(conflict.broken)), "constraints": [\#(members)]}"#
    }
    return "\"conflicts\": [\n\(lines.joined(separator: ",\n"))\n],\n"
  }

  private func nodeJSON(at slot: Int, _ path: String, ambiguous: Bool) -> String {
    let entry = outline.entries[slot]
    let local = localEdges(at: slot)
    let frame = [local.left, local.top, local.width, local.height]
      .map { decimalText(Double($0) / Double(device.scale)) }
      .joined(separator: ", ")
    let kind = entry.kind == .guide ? #", "kind": "guide""# : ""
    let (name, path) = (quoted(entry.className), quoted(path))
    let open = ambiguous ? #""ambiguous": true, "# : ""
    return #"{\#(open)"class": \#(name), "frame": [\#(frame)]\#(kind), "path": \#(path)}"#
  }
}

/// A number with at most three decimals and no trailing zeros; never `-0`, never an exponent.
///
/// - Precondition: the number is finite and below 10^15.
package func decimalText(_ number: Double) -> String {
  let thousandths = Int64((number * 1000).rounded())
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  var digits = String(rest + 1000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

/// A JSON string; only what JSON demands is escaped, so that names stay readable.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\u{0}"..<" ":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
