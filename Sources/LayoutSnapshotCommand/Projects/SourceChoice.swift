import LayoutSnapshotSources

/// Which of an app's sources take part, and why the others do not.
///
/// What has errors is left out, and at once all that uses types of it, so that few builds are needed. Sources that went only
/// because of others can be put back once it is known which others stay.
struct SourceChoice {
  /// In order of their paths.
  let facts: [SourceFacts]
  private(set) var leftOut: [String: LeftOutSource] = [:]
  /// Those that were put back once, and the compiler did not take.
  private var triedAgain: Set<String> = []
  /// Of those that were put back the left out sources that they may do without, which the compiler decides.
  private var perhapsUnneeded: [String: Set<String>] = [:]

  /// What is declared where, by name.
  private let typePlaces: [String: [String]]
  private let globalPlaces: [String: [String]]
  private let memberPlaces: [String: [String]]
  /// Members of types that the app does not declare, by the name alone.
  private let addedMemberPlaces: [String: [String]]
  private let factsByPath: [String: SourceFacts]

  init(_ facts: [SourceFacts]) {
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
  var missing: Set<MissingName> { Set(leftOut.values.flatMap(\.missing)) }

  /// How many sources are left out, but for tests.
  var leftOutCount: Int { leftOut.values.count { !$0.isTest } }

  var testCount: Int { leftOut.values.count(where: \.isTest) }

  func modules(of path: String) -> [String] { factsByPath[path]?.modules ?? [] }

  func isKnown(_ path: String) -> Bool { factsByPath[path] != nil }

  // MARK: Leaving out

  /// Leaves out what imports modules that are not there, and what needs that.
  mutating func leaveOut(importing modules: Set<String>) {
    for source in facts where leftOut[source.path] == nil {
      let missing = source.modules.filter(modules.contains)
      guard !missing.isEmpty else { continue }
      leftOut[source.path] = LeftOutSource(missing: missing.map { MissingName(name: $0, kind: .module) })
    }
    leaveOutDependents()
  }

  /// Leaves out what has errors, and what needs that.
  ///
  /// - Parameter word: the word in a source that an error stands at.
  /// - Returns: whether anything more is left out.
  mutating func leaveOut(_ errors: [CompilerError], word: (CompilerError) -> String? = { _ in nil }) -> Bool {
    let count = leftOut.count
    let ours = errors.filter { factsByPath[$0.path] != nil && leftOut[$0.path] == nil }
    let doubles = ours.filter { $0.text.hasPrefix("invalid redeclaration of ") }.compactMap(lessWanted)
    if !doubles.isEmpty {
      // Who uses what is declared twice has errors, too. It is asked again when that is settled.
      for (path, error) in doubles where leftOut[path] == nil { leftOut[path] = LeftOutSource(error: error) }
    } else {
      let groups = Dictionary(grouping: ours, by: \.path)
      let going = Set(leftOut.keys).union(groups.keys)
      for (path, found) in groups { leftOut[path] = reason(of: found, in: path, going, word) }
    }
    leaveOutDependents()
    return leftOut.count > count
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
    of errors: [CompilerError], in path: String, _ going: Set<String>, _ word: (CompilerError) -> String?
  ) -> LeftOutSource {
    var (missing, needs): (Set<MissingName>, Set<LeftOutSource.Need>) = ([], [])
    var other: CompilerError?
    for error in errors {
      if let name = MissingName(of: error.text) {
        if let place = place(of: name, usedIn: path, going) {
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

  /// The source that declares a name and is left out, or goes with this one.
  private func place(
    of missing: MissingName, usedIn path: String, _ going: Set<String>
  ) -> String? {
    func first(_ places: [String]?) -> String? { places?.first { $0 != path && going.contains($0) } }
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

  /// Leaves out all that uses types which only left out sources declare, and so on. What was put back in spite of
  /// some of them is left to the compiler.
  private mutating func leaveOutDependents() {
    var isDone = false
    while !isDone {
      isDone = true
      let present = facts.filter { leftOut[$0.path] == nil }
      let there = present.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      for source in present {
        let needs = source.uses.subtracting(there).compactMap { name in
          typePlaces[name]?.first { place in
            leftOut[place].map { !$0.isTest } ?? false
              && !(perhapsUnneeded[source.path]?.contains(place) ?? false)
          }.map { LeftOutSource.Need(name: name, path: $0) }
        }
        guard !needs.isEmpty else { continue }
        leftOut[source.path] = LeftOutSource(
          needs: needs.sorted { ($0.name, $0.path) < ($1.name, $1.path) }, isCertain: false)
        isDone = false
      }
    }
  }

  // MARK: Putting back

  /// What may compile after all: it lacks nothing that is nowhere, and the compiler has not refused it for want of what
  /// still is left out.
  var perhaps: [String] {
    facts.map(\.path).filter { path in
      guard let reason = leftOut[path], !reason.isTest, reason.missing.isEmpty, !triedAgain.contains(path)
      else {
        return false
      }
      let areAllNeedsOut = !reason.needs.isEmpty && reason.needs.allSatisfy { leftOut[$0.path] != nil }
      return !(reason.isCertain && areAllNeedsOut)
    }
  }

  /// Lets sources take part again.
  mutating func putBack(_ paths: [String]) {
    for path in paths {
      perhapsUnneeded[path] = Set(leftOut[path]?.needs.map(\.path) ?? []).subtracting(paths)
      leftOut[path] = nil
    }
    triedAgain.formUnion(paths)
  }

  /// Says of some candidates that sources which compiled would have errors because of them: these point to them, or to a name that
  /// they declare.
  ///
  /// - Returns: those of which that is known.
  mutating func refuse(
    _ candidates: [String], spoiling kept: [String], by errors: [CompilerError]
  ) -> Set<String> {
    let kept = Set(kept)
    var found: Set<String> = []
    for error in errors
    where kept.contains(error.path) || error.notes.contains(where: { kept.contains($0.path) }) {
      let places = Set([error.path] + error.notes.map(\.path))
      let names = Set(([error.text] + error.notes.map(\.text)).flatMap(Self.names))
      for path in candidates where !found.contains(path) {
        guard places.contains(path) || factsByPath[path].map({ !$0.offers.isDisjoint(with: names) }) ?? false
        else {
          continue
        }
        found.insert(path)
        let spoilt =
          kept.contains(error.path) ? error.path : error.notes.first { kept.contains($0.path) }?.path
        let name = (spoilt ?? error.path).split(separator: "/").last.map(String.init) ?? ""
        leftOut[path]?.spoils = "spoils \(name): \(error.text)"
      }
    }
    return found
  }

  /// The names that a message quotes, without what stands around them: `pin` of `'pin(to:)'`.
  private static func names(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .flatMap {
        $0.element.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }
  }

  /// Takes over why sources are left out that another choice did not keep, either.
  mutating func learn(from other: SourceChoice) {
    for (path, reason) in other.leftOut {
      guard let old = leftOut[path] else { continue }
      // What follows from a type that is broken says less than that it is needed.
      let saysLess = reason.missing.isEmpty && reason.needs.isEmpty && !old.needs.isEmpty
      leftOut[path] = saysLess ? old : reason
    }
    triedAgain = other.triedAgain
  }
}
