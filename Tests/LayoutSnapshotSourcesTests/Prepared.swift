import LayoutSnapshotSources

/// What becomes of a source beside others of its target, without the line that says where it comes from.
func prepared(_ source: String, with others: [String] = []) throws -> String {
  let sources = ([source] + others).enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }
  let bytes = try Preparation.prepare(
    sources[0].1, path: "/app/Screen.swift", context: TargetContext(of: sources))
  return String(String(decoding: bytes, as: UTF8.self).drop { $0 != "\n" }.dropFirst())
}
