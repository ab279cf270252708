/// How the members of a file follow each other, as `Layout.json` writes them.
extension LayoutDocument {
  /// - Throws: what only `JSONDecoder` can decide on.
  init(plain json: String) throws(JSONReader.Unusual) {
    var reader = JSONReader(json)
    self = try reader.object { object throws(JSONReader.Unusual) in
      LayoutDocument(
        conflicts: try object.member("conflicts", Self.conflicts),
        constraints: try object.member("constraints") { list throws(JSONReader.Unusual) in
          try list.list(LayoutDocumentConstraint.init)
        },
        device: try object.required("device", LayoutDocumentDevice.init),
        nodes: try object.required("nodes") { list throws(JSONReader.Unusual) in
          try list.list(LayoutDocumentNode.init)
        },
        version: try object.required("version") { value throws(JSONReader.Unusual) in try value.integer() })
    }
    try reader.end()
  }

  private static func conflicts(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> [Layout.Conflict] {
    try reader.list { element throws(JSONReader.Unusual) in
      try element.object { object throws(JSONReader.Unusual) in
        let broken = try object.required("broken", text)
        let constraints = try object.required("constraints", texts)
        let items = try object.member("items", texts) ?? []
        let members = try object.member("members") { list throws(JSONReader.Unusual) in
          try list.list { element throws(JSONReader.Unusual) in try element.integer() }
        }
        return Layout.Conflict(
          constraints: constraints, broken: broken, items: items, members: members ?? [],
          viewsWithMasks: try object.member("viewsWithMasks", texts) ?? [])
      }
    }
  }
}

extension LayoutDocumentDevice {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unusual) {
    self = try reader.object { object throws(JSONReader.Unusual) in
      let height = try object.required("height", number)
      let name = try object.required("name", text)
      let safeArea = try object.member("safeArea", numbers)
      let scale = try object.required("scale") { value throws(JSONReader.Unusual) in try value.integer() }
      let traits = try object.member("traits", texts)
      return LayoutDocumentDevice(
        name: name, width: try object.required("width", number), height: height, safeArea: safeArea,
        scale: scale, traits: traits)
    }
  }
}

extension LayoutDocumentNode {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unusual) {
    self = try reader.object { object throws(JSONReader.Unusual) in
      LayoutDocumentNode(
        ambiguous: try object.member("ambiguous", flag),
        className: try object.required("class", text),
        firstBaseline: try object.member("firstBaseline", number),
        fixed: try object.member("fixed", numbers),
        frame: try object.required("frame", numbers),
        hidden: try object.member("hidden", flag),
        hugging: try object.member("hugging", numbers),
        insets: try object.member("insets", numbers),
        intrinsic: try object.member("intrinsic") { list throws(JSONReader.Unusual) in
          try list.list { element throws(JSONReader.Unusual) in try element.optional() }
        },
        kind: try object.member("kind", Self.kind),
        lastBaseline: try object.member("lastBaseline", number),
        looks: try object.member("looks", namedTexts),
        misplaced: try object.member("misplaced", numbers),
        offset: try object.member("offset", numbers),
        part: try object.member("part", flag),
        path: try object.required("path", text),
        resistance: try object.member("resistance", numbers),
        restless: try object.member("restless", texts),
        settings: try object.member("settings", namedTexts),
        truncated: try object.member("truncated", flag))
    }
  }

  private static func kind(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> Layout.Node.Kind {
    guard let kind = Layout.Node.Kind(rawValue: try reader.text()) else { throw JSONReader.Unusual() }
    return kind
  }
}

extension LayoutDocumentConstraint {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unusual) {
    self = try reader.object { object throws(JSONReader.Unusual) in
      LayoutDocumentConstraint(
        attribute: try object.required("attribute", text),
        constant: try object.member("constant", number),
        identifier: try object.member("identifier", text),
        item: try object.required("item", text),
        multiplier: try object.member("multiplier", number),
        origin: try object.member("origin", text),
        priority: try object.member("priority", number),
        relation: try object.member("relation", text),
        toAttribute: try object.member("toAttribute", text),
        toItem: try object.member("toItem", text),
        unmet: try object.member("unmet", flag))
    }
  }
}

private func text(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> String { try reader.text() }

private func texts(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> [String] {
  try reader.list(text)
}

private func namedTexts(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> [String: String] {
  try reader.texts()
}

private func number(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> Double { try reader.number() }

private func numbers(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> [Double] {
  try reader.list(number)
}

private func flag(_ reader: inout JSONReader) throws(JSONReader.Unusual) -> Bool { try reader.flag() }
