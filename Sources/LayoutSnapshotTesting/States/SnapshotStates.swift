import LayoutSnapshotViews

/// The states of a screen under their names, in the order in which they are shown side by side.
///
/// ```swift
/// assertSnapshot(
///   of: ["empty": LoginView(), "failed": LoginView(error: "Wrong password")], as: .filmStrip, on: .iPhone17)
/// ```
///
/// Each state is a view, a controller or a scene of its own. A name is not empty, and has no slash, bracket or line break.
public struct SnapshotStates: ExpressibleByDictionaryLiteral {
  let states: [State]

  struct State {
    let name: String
    let subject: any LayoutSubject
  }

  /// Creates states from a literal. Their order is kept.
  public init(dictionaryLiteral elements: (String, any LayoutSubject)...) {
    states = elements.map { State(name: $0.0, subject: $0.1) }
  }

  /// Creates states by changing new views, one for each state.
  ///
  /// ```swift
  /// let states = try SnapshotStates(of: LoginView.init, ["empty": { _ in }, "filled": { $0.name.text = "Ada" }])
  /// ```
  /// - Parameters:
  ///   - make: creates a new view.
  ///   - changes: what makes a new view show each state.
  /// - Throws: what the closures throw.
  public init<Subject: LayoutSubject>(
    of make: () throws -> Subject, _ changes: KeyValuePairs<String, (Subject) throws -> Void>
  ) throws {
    var states: [State] = []
    for (name, change) in changes {
      let subject = try make()
      try change(subject)
      states.append(State(name: name, subject: subject))
    }
    self.states = states
  }

  /// Checks that each state can be told apart from the others.
  func check() throws(SnapshotStatesError) {
    if states.isEmpty { throw .none }
    var names: Set<String> = []
    var owners: [ObjectIdentifier: String] = [:]
    for state in states {
      if state.name.isEmpty || state.name.contains(where: { "/[]".contains($0) || $0.isNewline }) {
        throw .unusableName(state.name)
      }
      if !names.insert(state.name).inserted { throw .repeatedName(state.name) }
      let view = ObjectIdentifier(state.subject.layoutView)
      if let owner = owners.updateValue(state.name, forKey: view) {
        throw .sharedView(owner, state.name)
      }
    }
  }
}

/// Why states cannot be shown side by side.
enum SnapshotStatesError: Error, Hashable, CustomStringConvertible {
  case none
  case unusableName(String)
  case repeatedName(String)
  case sharedView(String, String)
  case unsolved(LayoutError, state: String)

  var description: String {
    switch self {
    case .none: "There are no states to compare. Name at least one, as in [\"empty\": LoginView()]."
    case .unusableName(let name):
      "\"\(name)\" cannot be the name of a state, because it is a part of paths. Give it a name without slashes, "
        + "brackets and line breaks."
    case .repeatedName(let name): "Two states have the name \"\(name)\". Give each a name of its own."
    case .sharedView(let first, let second):
      "The states \"\(first)\" and \"\(second)\" are the same view, so they would look alike. Create a view for each."
    case .unsolved(let error, let state): "The state \"\(state)\" could not be laid out. \(error)"
    }
  }
}
