import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotViews

/// A line of a source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The whole path of the file.
  public let path: String
  /// The line, from 1.
  public let line: Int

  /// `path:line`.
  public var description: String { "\(path):\(line)" }
}

/// Which lines created which constraints.
///
/// UIKit's calls do not tell, so the call stack is kept, which takes two microseconds, and its lines are looked up when a
/// constraint is listed. Two alternatives were rejected. `#filePath` and `#line` as default arguments of each anchor's methods
/// change the types of these methods, and a library of constraints would name its own line in place of its caller's. The
/// toolchain's module `Runtime` takes more than a minute for the first line of a test program.
package enum ConstraintPlaces {
  private struct State {
    var isNoting = false
    /// Whether constraints are noted wherever they are created.
    var notesAll = false
    var stacks: [ObjectIdentifier: CallStack] = [:]
    /// The places of constraints that documents list.
    var documents: [ObjectIdentifier: SourcePlace] = [:]
    /// The lines that were looked up; nil for an address without one.
    var lines: [UInt: SourcePlace?] = [:]
  }

  private static let state = Locked(State())
  /// Whether the test that runs asked for it: what other tests of the process ask for may not change what it prints.
  @TaskLocal private static var isAsked = false
  /// Deep enough for a constraint that a library of constraints creates for its caller.
  private static let depth = 24

  /// Notes where constraints are created, from now on, in all tests of the process.
  package static func begin() {
    state.withLock { $0.notesAll = true }
    observe()
  }

  /// Notes where constraints are created during an operation.
  package static func noted(during operation: () async throws -> Void) async rethrows {
    observe()
    try await $isAsked.withValue(true, operation: operation)
  }

  private static func observe() {
    let isFirst = state.withLock { state in
      defer { state.isNoting = true }
      return !state.isNoting
    }
    guard isFirst else { return }
    ConstraintOrigins.observe { constraint in
      // Without a stack of its own, a constraint would have that of an earlier one that stood at its address.
      let stack = isWanted ? CallStack(most: depth) : nil
      state.withLock { state in
        state.stacks[ObjectIdentifier(constraint)] = stack
        state.documents[ObjectIdentifier(constraint)] = nil
      }
    } place: { constraint, path, line in
      guard isWanted else { return }
      state.withLock { $0.documents[ObjectIdentifier(constraint)] = SourcePlace(path: path, line: line) }
    }
  }

  /// Whether constraints are noted at the moment.
  private static var isWanted: Bool { isAsked || state.withLock(\.notesAll) }

  /// The lines that created constraints: that of the document, or of each call stack the innermost that is not of this package.
  ///
  /// A constraint has none if it was created while nobody asked, without debug information, or where the toolchain has no
  /// `llvm-symbolizer`.
  package static func places(of constraints: [LayoutConstraint]) -> [ObjectIdentifier: SourcePlace] {
    let (stacks, documents) = state.withLock { state in
      let ids = constraints.map { ObjectIdentifier($0) }
      let documents = ids.map { state.documents[$0] }
      return (zip(ids, documents).map { $1 == nil ? state.stacks[$0]?.addresses ?? [] : [] }, documents)
    }
    let all = Set(stacks.flatMap { $0 }).sorted()
    let unknown = state.withLock { state in all.filter { state.lines[$0] == nil } }
    let found = SourceLines.lines(of: unknown)
    let lines = state.withLock { state in
      for address in unknown { state.lines[address] = .some(found[address]) }
      return state.lines
    }
    var places: [ObjectIdentifier: SourcePlace] = [:]
    for (index, constraint) in constraints.enumerated() {
      places[ObjectIdentifier(constraint)] =
        documents[index]
        ?? stacks[index].lazy.compactMap { lines[$0] ?? nil }.first { !$0.path.hasPrefix(ownSources) }
    }
    return places
  }

  /// The folder of this package's sources, with a slash at the end.
  private static let ownSources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/"
  }()
}
