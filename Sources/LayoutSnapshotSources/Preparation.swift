/// A Swift source of an app, made such that it compiles without Objective-C.
///
///     let prepared = try Preparation.prepare(Array(source.utf8), path: "Sources/Screen.swift")
///
/// Lines stay where they are: errors and breakpoints show the file that was given.
package struct Preparation {
  let source: SwiftSource
  var edits = Edits()
  /// What is written behind the source.
  var endings: [String] = []
  /// Whether `@MainActor` stays.
  let areViewsIsolated: Bool

  init(_ source: SwiftSource, areViewsIsolated: Bool) {
    (self.source, self.areViewsIsolated) = (source, areViewsIsolated)
  }

  /// Whether views belong to the main actor. The trait is one of the whole package, so the program that prepares sources
  /// knows how the views are compiled that they use.
  package static var areViewsIsolated: Bool {
    #if MainActorViews
      true
    #else
      false
    #endif
  }

  /// - Parameters:
  ///   - path: What errors call the file.
  ///   - context: What the target's other files say.
  ///   - areViewsIsolated: Whether views belong to the main actor, so that `@MainActor` stays.
  package static func prepare(
    _ bytes: [UInt8], path: String, context: TargetContext = TargetContext(),
    areViewsIsolated: Bool = areViewsIsolated
  ) throws(SourceProblem) -> [UInt8] {
    try source(bytes, path: path, context: context, areViewsIsolated: areViewsIsolated).bytes
  }

  /// The copy, with what is known of its lines.
  package static func source(
    _ bytes: [UInt8], path: String, context: TargetContext = TargetContext(),
    areViewsIsolated: Bool = areViewsIsolated
  ) throws(SourceProblem) -> PreparedSource {
    var preparation = Preparation(
      try SwiftSource(bytes, lacking: context.lacking), areViewsIsolated: areViewsIsolated)
    try preparation.refuseLackingModules(context)
    try preparation.writeManagedObjects(context)
    try preparation.writeForwarders(context, path: path)
    try preparation.moveForeignMembers(context, path: path)
    preparation.writeReplacements()
    preparation.writeSuperCalls(context, path: path)
    preparation.writeConnections(context, path: path)
    preparation.openActions()
    preparation.takeOutAttributes()
    preparation.takeOutPreviews()
    preparation.writeCoders(context)
    preparation.writeSelectors(context)
    preparation.writeConditions()
    preparation.writeImports(context)
    preparation.writeBridges()
    preparation.writeStrings()
    preparation.writeOlderLabels(context)
    preparation.writeOlderOverrides()
    preparation.writeBundles()
    preparation.writeMainQueues()
    try preparation.writeProtocols()
    preparation.writeOptionalCalls(context)
    preparation.writeMetatypes(context)
    let head = headStart + SwiftText.literal(path) + headEnd + "\n"
    var result = Array(head.utf8) + preparation.edits.applied(to: bytes)
    if !preparation.endings.isEmpty {
      result += Array(("\n#sourceLocation()\n" + preparation.endings.joined(separator: "\n") + "\n").utf8)
    }
    return PreparedSource(bytes: result, path: path, touchedLines: preparation.edits.lines(in: bytes))
  }

  /// How the first line of each copy begins and ends: what begins otherwise is somebody's own file.
  static let (headStart, headEnd) = ("#sourceLocation(file: ", ", line: 1)")
}
