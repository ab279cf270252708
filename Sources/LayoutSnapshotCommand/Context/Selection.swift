import LayoutSnapshotReport
import LayoutSnapshotStore

/// Which changes are meant: names and filters that many commands share.
package struct Selection: Sendable {
  private let names: [String]
  private let filters: [String]
  private let suite: String?
  private let device: String?
  private let status: SnapshotResult.Status?

  static let options: [CommandDescription.Option] = [
    .init("filter", .text("TEXT"), "Only names that contain TEXT; * matches anything.", repeats: true),
    .init("suite", .text("NAME"), "Only this suite."),
    .init("device", .text("NAME"), "Only changes on this device."),
    .init(
      "status", .choice("STATUS", SnapshotResult.Status.allCases.map(\.rawValue)),
      "Only this status, such as changed or missing."),
  ]

  /// - Parameter names: whether the operands are names.
  init(_ arguments: ParsedArguments, names: Bool = false) {
    self.names = names ? arguments.operands : []
    filters = arguments.values("filter")
    suite = arguments.value("suite")
    device = arguments.value("device")
    status = arguments.value("status").flatMap(SnapshotResult.Status.init)
  }

  /// The results that are meant.
  ///
  /// - Throws: ``CommandFailure/unknownName(_:near:)`` for a name that none has, because a name that was
  ///   mistyped must not pass for a change that was decided.
  func select(_ results: [SnapshotResult]) throws(CommandFailure) -> [SnapshotResult] {
    for name in names where !results.contains(where: { Self.isCalled($0.id, name) }) {
      throw .unknownName(name, near: results.prefix(5).map(\.id))
    }
    return results.filter { result in
      (names.isEmpty || names.contains { Self.isCalled(result.id, $0) })
        && filters.allSatisfy { Self.matches(result.id, $0) }
        && (suite.map { result.suite == $0 } ?? true)
        && (status.map { result.status == $0 } ?? true)
    }.compactMap(onDevice)
  }

  /// The result with the device that is meant alone; none where it has nothing to say about that.
  private func onDevice(_ result: SnapshotResult) -> SnapshotResult? {
    guard let device else { return result }
    var part = result
    part.devices = result.devices.filter { $0.device == device || $0.label == device }
    return part.devices.isEmpty ? nil : part
  }

  /// The whole name, what stands before one of its slashes, or a pattern.
  private static func isCalled(_ id: String, _ name: String) -> Bool {
    id == name || id.hasPrefix(name.hasSuffix("/") ? name : name + "/")
      || name.contains("*") && pattern(name, matches: id)
  }

  private static func matches(_ id: String, _ filter: String) -> Bool {
    let (id, filter) = (id.lowercased(), filter.lowercased())
    return filter.contains("*") ? pattern(filter, matches: id) : id.contains(filter)
  }

  /// Whether a text is like a pattern in which `*` stands for anything.
  private static func pattern(_ pattern: String, matches text: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return pattern == text }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
