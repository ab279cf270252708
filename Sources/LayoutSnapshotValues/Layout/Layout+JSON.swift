extension Layout {
  /// The version of the format that ``json`` writes and ``init(json:)`` reads.
  static let formatVersion = 1

  /// The layout as JSON that is easy to read in a diff: one node or constraint per line, keys in a fixed
  /// order, three decimals.
  ///
  /// ```json
  /// {
  /// "constraints": [
  /// {"attribute": "top", "constant": 20, "item": "Card/title", "toAttribute": "top", "toItem": "Card"}
  /// ],
  /// "device": {"height": 480, "name": "iPhone4", "scale": 2, "width": 320},
  /// "nodes": [
  /// {"class": "Card", "frame": [0, 0, 320, 480], "path": "Card"},
  /// {"class": "View", "frame": [16, 218, 160, 44], "path": "Card/title"}
  /// ],
  /// "version": 1
  /// }
  /// ```
  ///
  /// Conflicts come first, if there are any, with the items that they concern. Ambiguous items contain
  /// `"ambiguous": true`, and items whose baselines a constraint uses contain how far these lie below their tops. A
  /// frame is x, y, width and height in the superview's coordinates. Defaults are left out: a relation of `==`, a
  /// multiplier of 1, a constant of 0, a priority of 1000. Equal layouts give equal bytes, in whatever order
  /// constraints were activated.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The bytes of ``json``.
  package var jsonBytes: [UInt8] {
    var text = JSONText()
    let paths = outline.paths
    text.raw("{\n")
    write(conflicts, to: &text)
    if let explanation { write(explanation, paths, to: &text) }
    text.raw("\"device\": ")
    write(device, to: &text)
    text.raw(",\n\"nodes\": [\n")
    var ambiguous = ambiguousSlots[...]
    for (slot, path) in paths.enumerated() {
      let isAmbiguous = ambiguous.first == slot
      if isAmbiguous { ambiguous.removeFirst() }
      writeNode(at: slot, path, isAmbiguous, explanation?.items[slot], to: &text)
      text.raw(slot == edges.count - 1 ? "\n" : ",\n")
    }
    text.raw("],\n\"version\": \(Layout.formatVersion)\n}\n")
    return text.bytes
  }

  private func write(_ texts: [String], named name: String, to text: inout JSONText) {
    text.raw(", \"\(name)\": [")
    for (index, item) in texts.enumerated() {
      if index > 0 { text.raw(", ") }
      text.string(item)
    }
    text.raw("]")
  }

  /// The conflicts, one per line; nothing if there are none.
  private func write(_ conflicts: [Conflict], to text: inout JSONText) {
    guard !conflicts.isEmpty else { return }
    text.raw("\"conflicts\": [\n")
    for (index, conflict) in conflicts.enumerated() {
      text.raw("{\"broken\": ")
      text.string(conflict.broken)
      text.raw(", \"constraints\": [")
      for (index, member) in conflict.constraints.enumerated() {
        if index > 0 { text.raw(", ") }
        text.string(member)
      }
      text.raw("]")
      if !conflict.items.isEmpty { write(conflict.items, named: "items", to: &text) }
      if !conflict.members.isEmpty {
        text.raw(", \"members\": [\(conflict.members.map { "\($0)" }.joined(separator: ", "))]")
      }
      if !conflict.viewsWithMasks.isEmpty {
        write(conflict.viewsWithMasks, named: "viewsWithMasks", to: &text)
      }
      text.raw(index == conflicts.count - 1 ? "}\n" : "},\n")
    }
    text.raw("],\n")
  }

  private func write(_ device: Device, to text: inout JSONText) {
    text.raw("{\"height\": ")
    text.number(device.height)
    text.raw(", \"name\": ")
    text.string(device.name)
    let insets = device.safeAreaInsets
    if insets != .zero {
      text.member("safeArea", [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }
    text.raw(", \"scale\": \(device.scale)")
    let traits = device.traitNames
    if !traits.isEmpty {
      text.raw(", \"traits\": [")
      for (index, trait) in traits.enumerated() {
        if index > 0 { text.raw(", ") }
        text.string(trait)
      }
      text.raw("]")
    }
    text.raw(", \"width\": ")
    text.number(device.width)
    text.raw("}")
  }

  private func write(_ explanation: Explanation, _ paths: [String], to text: inout JSONText) {
    text.raw("\"constraints\": [\n")
    let paths = paths + explanation.unlistedPaths
    var unmet = unmetConstraints[...]
    for (index, constraint) in explanation.constraints.enumerated() {
      let isUnmet = unmet.first == index
      if isUnmet { unmet.removeFirst() }
      write(constraint, isUnmet, paths, to: &text)
      text.raw(index == explanation.constraints.count - 1 ? "\n" : ",\n")
    }
    text.raw("],\n")
  }

  private func write(
    _ constraint: ConstraintFacts, _ isUnmet: Bool, _ paths: [String], to text: inout JSONText
  ) {
    text.raw("{\"attribute\": \"")
    text.raw(constraint.first.attribute.name)
    text.raw("\"")
    if constraint.constant != 0 { text.member("constant", constraint.constant) }
    if let identifier = constraint.identifier {
      text.raw(", \"identifier\": ")
      text.string(identifier)
    }
    text.raw(", \"item\": ")
    text.string(paths[constraint.first.slot])
    if constraint.multiplier != 1 { text.member("multiplier", constraint.multiplier, digits: 6) }
    if constraint.isSystem { text.raw(", \"origin\": \"system\"") }
    if constraint.priority != 1000 { text.member("priority", constraint.priority) }
    if constraint.relation != .equal {
      text.raw(constraint.relation == .lessThanOrEqual ? ", \"relation\": \"<=\"" : ", \"relation\": \">=\"")
    }
    if let second = constraint.second {
      text.raw(", \"toAttribute\": \"")
      text.raw(second.attribute.name)
      text.raw("\", \"toItem\": ")
      text.string(paths[second.slot])
    }
    text.raw(isUnmet ? ", \"unmet\": true}" : "}")
  }

  private func writeNode(
    at slot: Int, _ path: String, _ isAmbiguous: Bool, _ facts: ItemFacts?, to text: inout JSONText
  ) {
    let entry = outline.entries[slot]
    let local = localEdges(at: slot)
    let scale = Double(device.scale)
    text.raw(isAmbiguous ? "{\"ambiguous\": true, \"class\": " : "{\"class\": ")
    text.string(entry.className)
    if let baseline = facts?.firstBaseline { text.member("firstBaseline", baseline) }
    if let frame = facts?.fixedFrame { text.member("fixed", frame) }
    text.raw(", \"frame\": [")
    text.number(Double(local.left) / scale)
    text.raw(", ")
    text.number(Double(local.top) / scale)
    text.raw(", ")
    text.number(Double(local.width) / scale)
    text.raw(", ")
    text.number(Double(local.height) / scale)
    text.raw("]")
    if let facts {
      if facts.isHidden { text.raw(", \"hidden\": true") }
      if facts.hugging != .standardHugging { text.member("hugging", facts.hugging) }
      if let insets = facts.insets { text.member("insets", insets) }
      let content = facts.content
      if content != (nil, nil) {
        text.raw(", \"intrinsic\": [")
        text.optional(content.width)
        text.raw(", ")
        text.optional(content.height)
        text.raw("]")
      }
    }
    if entry.kind == .guide { text.raw(", \"kind\": \"guide\"") }
    if let baseline = facts?.lastBaseline { text.member("lastBaseline", baseline) }
    // The root's looks are written even if they are empty: they show that looks were noted.
    if let looks = facts?.looks, slot == 0 || !looks.isEmpty { write(looks, named: "looks", to: &text) }
    if let frame = facts?.misplaced { text.member("misplaced", frame) }
    if let scroll = scroll(at: slot) {
      text.member("offset", [Double(scroll.x) / scale, Double(scroll.y) / scale])
    }
    if facts?.isPart == true { text.raw(", \"part\": true") }
    text.raw(", \"path\": ")
    text.string(path)
    if let facts {
      if facts.resistance != .standardResistance { text.member("resistance", facts.resistance) }
      if let restlessness = facts.restlessness { write(restlessness.words, named: "restless", to: &text) }
      if !facts.settings.isEmpty { write(facts.settings, named: "settings", to: &text) }
      if facts.isTruncated { text.raw(", \"truncated\": true") }
    }
    text.raw("}")
  }

  private func write(_ words: [String: String], named name: String, to text: inout JSONText) {
    text.raw(", \"\(name)\": {")
    for (index, (name, value)) in words.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { text.raw(", ") }
      text.string(name)
      text.raw(": ")
      text.string(value)
    }
    text.raw("}")
  }
}
