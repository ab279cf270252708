enum Vocabulary {
  static func unsupportedParts(of root: XMLElement) -> [UnsupportedPart] { [] }
}
