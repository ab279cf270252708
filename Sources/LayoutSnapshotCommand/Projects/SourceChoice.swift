import LayoutSnapshotSources

/// Which of an app's sources take part, which parts of them do not, and why.
///
/// Of a source with errors as little as possible is left out: the statement, all that the function does, the declaration, the
/// type. What is left of the app still compiles and draws its screens. A source goes as a whole if most of it would go.
struct SourceChoice {
  /// In order of their paths.
  let facts: [SourceFacts]
  /// The sources that are left out as a whole.
  private(set) var leftOut: [String: LeftOutSource] = [:]
  /// What is left out of those that take part, by their names.
  private(set) var parts: [String: [String: LeftOutSource]] = [:]
  /// The sources of which parts are left out.
  private var sources: [String: LeftOutParts] = [:]
  private let read: (String) -> [UInt8]?

  /// Above this share of its lines a source is left out as a whole.
  private static let mostOfSource = 0.75

  /// What is declared where, by name.
  private let typePlaces: [String: [String]]
  private let globalPlaces: [String: [String]]
  private let memberPlaces: [String: [String]]
  /// Members of types that the app does not declare, by the name alone.
  private let addedMemberPlaces: [String: [String]]
  private let factsByPath: [String: SourceFacts]

  /// - Parameter read: what a source says.
  init(
    _ facts: [SourceFacts], read: @escaping (String) -> [UInt8]? = { try? SourceFile.bytes(at: $0) }
  ) {
    self.read = read
    self.facts = facts.sorted { $0.path < $1.path }
    factsByPath = Dictionary(facts.map { ($0.path, $0) }) { first, _ in first }
    typePlaces = Self.places(of: \.types, self.facts)
    globalPlaces = Self.places(of: \.globals, self.facts)
    memberPlaces = Self.places(of: \.members, self.facts)
    let types = typePlaces
    addedMemberPlaces = self.facts.reduce(into: [:]) { places, source in
      for member in source.members.sorted() {
        let parts = member.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, types[parts[0]] == nil, places[parts[1]]?.last != source.path else {
          continue
        }
        places[parts[1], default: []].append(source.path)
      }
    }
    for source in self.facts where source.isTest { leftOut[source.path] = LeftOutSource(isTest: true) }
  }

  private static func places(
    of names: KeyPath<SourceFacts, Set<String>>, _ facts: [SourceFacts]
  ) -> [String: [String]] {
    facts.reduce(into: [:]) { places, source in
      for name in source[keyPath: names] { places[name, default: []].append(source.path) }
    }
  }

  /// The sources that take part, in order.
  var kept: [String] { facts.map(\.path).filter { leftOut[$0] == nil } }

  /// The products besides UIKit of those that take part.
  var products: Set<String> { SourceFacts.products(of: facts.filter { leftOut[$0.path] == nil }) }

  /// The names that neither the app nor the library has.
  var missing: Set<MissingName> {
    Set((Array(leftOut.values) + parts.values.flatMap(\.values)).flatMap(\.missing))
  }

  /// The names of the parts that are left out of the sources that take part.
  var partNames: [String: Set<String>] { parts.mapValues { Set($0.keys) } }

  var partCount: Int { parts.values.reduce(0) { $0 + $1.count } }

  /// The types that are left out, with the sources that declare them.
  var leftOutTypes: [String: String] {
    var types: [String: String] = [:]
    for source in facts where leftOut[source.path].map({ !$0.isTest }) ?? false {
      for name in source.types { types[name] = types[name] ?? source.path }
    }
    for (path, names) in partNames.sorted(by: { $0.key < $1.key }) {
      for name in sources[path]?.types(in: names) ?? [] { types[name] = types[name] ?? path }
    }
    return types
  }

  /// How many sources are left out as a whole, but for tests.
  var leftOutCount: Int { leftOut.values.count { !$0.isTest } }

  var testCount: Int { leftOut.values.count(where: \.isTest) }

  func modules(of path: String) -> [String] { factsByPath[path]?.modules ?? [] }

  func isKnown(_ path: String) -> Bool { factsByPath[path] != nil }

  /// Why something is left out of a source that takes part, all parts together.
  func reason(ofParts path: String) -> LeftOutSource {
    (parts[path] ?? [:]).sorted { $0.key < $1.key }.reduce(into: LeftOutSource()) { $0.add($1.value) }
  }

  /// By source why it is left out, or something of it.
  var reasons: [String: LeftOutSource] {
    parts.keys.reduce(into: leftOut) { $0[$1] = reason(ofParts: $1) }
  }

  // MARK: Leaving out

  /// Leaves out the imports of modules that are not there.
  mutating func leaveOut(importing modules: Set<String>) {
    for source in facts where leftOut[source.path] == nil {
      for module in source.modules.filter(modules.contains).sorted() {
        let reason = LeftOutSource(missing: [MissingName(name: module, kind: .module)])
        let names = parts(of: source.path)?.imports(of: module) ?? []
        if names.isEmpty { leftOut[source.path] = reason }
        for name in names { parts[source.path, default: [:]][name] = reason }
      }
    }
  }

  /// Leaves out what has errors.
  ///
  /// - Parameters:
  ///   - isWhole: whether all sources with errors go as a whole.
  ///   - column: where in its line of the source an error stands.
  ///   - word: the word in a source that an error stands at.
  /// - Returns: whether anything more is left out.
  mutating func leaveOut(
    _ errors: [CompilerError], isWhole: Bool = false, column: (CompilerError) -> Int = \.column,
    word: (CompilerError) -> String? = { _ in nil }
  ) -> Bool {
    let before = (leftOut.count, partNames)
    let ours = errors.filter { factsByPath[$0.path] != nil && leftOut[$0.path] == nil }
    let doubles = ours.filter { $0.text.hasPrefix("invalid redeclaration of ") }.compactMap(lessWanted)
    if !doubles.isEmpty {
      // Who uses what is declared twice has errors, too. It is asked again when that is settled.
      for (path, error) in doubles where leftOut[path] == nil { leftOut[path] = LeftOutSource(error: error) }
      return before != (leftOut.count, partNames)
    }
    for (path, found) in Dictionary(grouping: ours, by: \.path).sorted(by: { $0.key < $1.key }) {
      let parts = isWhole ? nil : parts(of: path, with: found, column)
      guard let parts else {
        leaveOutWhole(path, found, word)
        continue
      }
      for (name, errors) in parts {
        self.parts[path, default: [:]][name] = reason(of: errors, in: path, word)
      }
      joinParts(of: path)
      let share = sources[path]?.share(of: Set(self.parts[path, default: [:]].keys)) ?? 1
      if share > Self.mostOfSource { leaveOutWhole(path, found, word) }
    }
    return before != (leftOut.count, partNames)
  }

  /// Forgets parts that stand in another one, which goes for their reasons, too.
  private mutating func joinParts(of path: String) {
    let all = parts[path] ?? [:]
    let outermost = sources[path]?.outermost(of: Set(all.keys)) ?? [:]
    for (name, inner) in outermost {
      // Statements share a name, of which another one may stand by itself.
      for other in inner.subtracting(outermost.keys).sorted() {
        if let reason = all[other] { parts[path]?[name]?.add(reason) }
        parts[path]?[other] = nil
      }
    }
  }

  /// Leaves out a source, for its errors and those of its parts.
  private mutating func leaveOutWhole(
    _ path: String, _ errors: [CompilerError], _ word: (CompilerError) -> String?
  ) {
    var whole = reason(of: errors, in: path, word)
    whole.add(reason(ofParts: path))
    parts[path] = nil
    leftOut[path] = whole
  }

  /// The smallest parts around some errors that are not left out yet; none if there is an error without one.
  private mutating func parts(
    of path: String, with errors: [CompilerError], _ column: (CompilerError) -> Int
  ) -> [String: [CompilerError]]? {
    guard let source = parts(of: path) else { return nil }
    let gone = parts[path] ?? [:]
    var found: [String: [CompilerError]] = [:]
    for error in errors where error.line > 0 {
      let place = column(error)
      if let name = unmetProtocol(of: error).flatMap({
        source.conformance(to: $0, line: error.line, column: place)
      }), gone[name] == nil {
        found[name, default: []].append(error)
        continue
      }
      let names = source.names(line: error.line, column: place)
      // What stands in a part that is gone is gone with it.
      let start = names.lastIndex { gone[$0] != nil }.map { $0 + 1 } ?? 0
      guard start < names.count else { return nil }
      found[names[start], default: []].append(error)
    }
    return found.isEmpty ? nil : found
  }

  private mutating func parts(of path: String) -> LeftOutParts? {
    if let known = sources[path] { return known }
    guard !path.hasSuffix("contents"), let made = read(path).flatMap(LeftOutParts.init) else { return nil }
    sources[path] = made
    return made
  }

  /// The protocol that a type does not conform to, as an error says it.
  private func unmetProtocol(of error: CompilerError) -> String? {
    let mark = "does not conform to protocol '"
    guard let range = error.text.firstRange(of: mark) else { return nil }
    return String(error.text[range.upperBound...].prefix { $0 != "'" })
  }

  /// Of two files that declare the same the one whose types fewer others use, or else the later one. None if both are one.
  private func lessWanted(_ error: CompilerError) -> (path: String, error: CompilerError)? {
    // The compiler does not always say where the other one is.
    let name = String(error.text.split(separator: "'").dropFirst().first?.prefix { $0 != "(" } ?? "")
    let others =
      error.notes.map { ($0.path, $0.line) }
      + ((typePlaces[name] ?? []) + (globalPlaces[name] ?? [])).map { ($0, 0) }
    let other = others.first {
      $0.0 != error.path && factsByPath[$0.0] != nil && leftOut[$0.0] == nil
    }
    guard let other else { return nil }
    let isOther = (users(of: other.0), error.path) < (users(of: error.path), other.0)
    var told = error
    if isOther { (told.path, told.line) = other }
    told.text += ", which \((isOther ? error.path : other.0).split(separator: "/").last ?? "") has, too"
    return (told.path, told)
  }

  /// How many of the sources that take part use types of one.
  private func users(of path: String) -> Int {
    let types = factsByPath[path]?.types ?? []
    return facts.count { leftOut[$0.path] == nil && $0.path != path && !$0.uses.isDisjoint(with: types) }
  }

  private func reason(
    of errors: [CompilerError], in path: String, _ word: (CompilerError) -> String?
  ) -> LeftOutSource {
    var (missing, needs): (Set<MissingName>, Set<LeftOutSource.Need>) = ([], [])
    var other: CompilerError?
    for error in errors {
      if let name = MissingName(of: error.text) {
        if let place = place(of: name, usedIn: path) {
          needs.insert(.init(name: name.name, path: place))
        } else {
          let isOwn = name.owner.map { typePlaces[$0] != nil } ?? true
          missing.insert(isOwn ? name : name.withUIKitsName)
        }
      } else if error.text.contains("does not override"), let name = word(error) {
        missing.insert(MissingName(name: name, kind: .override))
      } else {
        other = other ?? error
      }
    }
    return LeftOutSource(
      missing: missing.sorted(), needs: needs.sorted { ($0.name, $0.path) < ($1.name, $1.path) }, error: other
    )
  }

  /// The source that declares a name and is left out, or has parts that are.
  private func place(of missing: MissingName, usedIn path: String) -> String? {
    func first(_ places: [String]?) -> String? {
      places?.first { leftOut[$0] != nil && $0 != path || parts[$0] != nil }
    }
    guard missing.kind == .name else { return nil }
    if let owner = missing.owner {
      if let place = first(memberPlaces[owner + "." + missing.name]) { return place }
      // A view has what the app adds to all views: what extends types of others can be meant.
      return first(addedMemberPlaces[missing.name])
    }
    if let place = first(typePlaces[missing.name]) ?? first(globalPlaces[missing.name]) { return place }
    // In a class what its extensions declare needs no name before it.
    let own = (factsByPath[path]?.types ?? []).sorted()
    return own.lazy.compactMap { first(memberPlaces[$0 + "." + missing.name]) }.first
  }
}
