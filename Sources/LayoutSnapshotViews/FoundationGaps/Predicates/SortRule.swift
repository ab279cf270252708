import Foundation
import LayoutSnapshotSupport

/// How a sort descriptor orders values, by the name of a method.
enum SortRule: String {
  case values = "compare:"
  case caseInsensitive = "caseInsensitiveCompare:"
  case localized = "localizedCompare:"
  case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
  case localizedStandard = "localizedStandardCompare:"

  init(named name: String) {
    if let rule = SortRule(rawValue: name) {
      self = rule
    } else {
      AbsentNames.shared.note(
        .method,
        "NSSortDescriptor cannot call \"\(name)\" and compares by \"compare:\". Use a closure instead.")
      self = .values
    }
  }

  func order(_ left: Any, _ right: Any) -> ComparisonResult {
    let (left, right) = (PredicateValue(left), PredicateValue(right))
    if case .text(let left) = left, case .text(let right) = right { return order(left, right) }
    do throws(PredicateEvaluationProblem) {
      return try left.order(to: right) ?? .orderedSame
    } catch {
      AbsentNames.shared.note(.method, "NSSortDescriptor sorts in vain: \(error).")
      return .orderedSame
    }
  }

  /// The order of texts, which is that of no locale. With the machine's a picture would depend on who takes
  /// it.
  ///
  /// What people read is compared in up to three rounds, as by the Unicode Collation Algorithm's levels (UTS
  /// #10, section 1.1): letters, then their marks, then their case, small letters first. Numbers in texts
  /// count by value in `localizedStandardCompare:` alone, as in Finder.
  private func order(_ left: String, _ right: String) -> ComparisonResult {
    switch self {
    case .values: return left.compare(right)
    case .caseInsensitive: return left.compare(right, options: .caseInsensitive)
    case .localized, .localizedCaseInsensitive, .localizedStandard: break
    }
    let numbers: String.CompareOptions = self == .localizedStandard ? .numeric : []
    let letters = left.compare(right, options: numbers.union([.caseInsensitive, .diacriticInsensitive]))
    if letters != .orderedSame { return letters }
    let marks = left.compare(right, options: numbers.union(.caseInsensitive))
    if marks != .orderedSame || self == .localizedCaseInsensitive { return marks }
    // Capital letters come first among Unicode's.
    return right.compare(left, options: numbers)
  }
}
