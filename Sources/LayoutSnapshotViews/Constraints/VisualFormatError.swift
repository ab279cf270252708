/// Why a visual format is faulty, and at which column.
///
/// ```
/// column 12: no view is called "titel"; the views are "card", "title"
///   H:|-[title][titel]-|
///              ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The whole text that was given.
  public let format: String
  /// Where the fault begins, counted in characters from 1.
  public let column: Int
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a visual format.
  public enum Reason: Hashable, Sendable {
    /// Something else is expected here. The value says what.
    case expected(String)
    /// No view has this name. The second value lists the known names, sorted.
    case unknownView(String, known: [String])
    /// No metric has this name, nor a view in a place where one is allowed.
    case unknownMetric(String, known: [String])
    /// The name refers to something that is neither a view nor a layout guide.
    case notAnItem(String)
    /// The name refers to something that is not a finite number.
    case notANumber(String)
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// The format mentions the superview, but the view next to `|` has none.
    case noSuperview(of: String)
    /// A space cannot be compared with a view; only widths and heights can.
    case viewAsSpace(String)
    /// The options align views along the format's own axis, where its spaces place them.
    case alignmentAlongTheAxis
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// What is wrong, the format, and a caret below the column.
  public var description: String {
    """
    column \(column): \(reason)
      \(format.replacing("\n", with: " "))
      \(String(repeating: " ", count: column - 1))^
    """
  }
}

extension VisualFormatError.Reason: CustomStringConvertible {
  /// What is wrong, and what is allowed there instead.
  public var description: String {
    switch self {
    case .expected(let words): "expected \(words)"
    case .unknownView(let name, let known):
      "no view is called \(quoted(name)); \(list(known, "views"))"
    case .unknownMetric(let name, let known):
      "no metric is called \(quoted(name)); \(list(known, "metrics"))"
    case .notAnItem(let name):
      "\(quoted(name)) is neither a view nor a layout guide"
    case .notANumber(let name):
      "the metric \(quoted(name)) is not a finite number"
    case .priorityOutOfRange(let number):
      "the priority \(numberText(number)) is not above 0 and at most 1000"
    case .noSuperview(let name):
      "\"|\" stands for the superview of \(quoted(name)), which has none; add it to one first"
    case .viewAsSpace(let name):
      "a space cannot be as large as the view \(quoted(name)); give a number or a metric"
    case .alignmentAlongTheAxis:
      "the options align views along the axis of the format; align tops, bottoms, vertical centres or "
        + "baselines in a row, left, right, leading, trailing edges or horizontal centres in a column"
    }
  }

  private func list(_ names: [String], _ what: String) -> String {
    names.isEmpty
      ? "there are no \(what)" : "the \(what) are " + names.map(quoted).joined(separator: ", ")
  }
}

/// A text from the user in double quotes, always on one line.
func quoted(_ text: String) -> String { "\"" + text.replacing("\n", with: "\\n") + "\"" }
