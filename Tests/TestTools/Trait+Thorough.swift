import Foundation
import Testing

/// What a run asks for beside the usual tests.
package enum ThoroughTests {
  /// Whether they run, too. `Scripts/verify` sets the variable.
  package static let areWanted =
    ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOT_THOROUGH_TESTS"] != nil

  /// Why a test is left out of the usual run.
  package enum Reason: String {
    case takesMinutes = "it takes minutes"
    case startsManyProcesses = "it starts many processes"
    case needsCompiler = "it calls the compiler"
    case needsCorpus = "it needs files of others"
    case needsPeer = "it needs a program of others"
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out of the usual run, which is to be short on every machine.
  ///
  /// ```swift
  /// @Test(.thorough(.takesMinutes)) func everySize_ofEveryDevice_isSettled() {}
  /// ```
  package static func thorough(_ reason: ThoroughTests.Reason) -> Self {
    .enabled(if: ThoroughTests.areWanted, "\(reason.rawValue) (`Scripts/verify` runs it)")
  }
}
