import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What is told of formats that cannot be read.
@Suite struct PredicateFormatTests {
  @Test(arguments: [
    ("", 1, "a value was expected instead of the end"),
    ("x", 2, "an operator such as == or IN was expected instead of the end"),
    ("x ==", 5, "a value was expected instead of the end"),
    ("x == 'a", 6, "a text begins that has no closing quote"),
    ("x == 'a\\", 6, "a text begins that has no closing quote"),
    ("(x == 1", 8, "a closing parenthesis was expected instead of the end"),
    ("x == 1)", 7, "AND, OR or the end was expected instead of \")\""),
    ("x == 1 y", 8, "AND, OR or the end was expected instead of \"y\""),
    ("x == 1 == 2", 8, "AND, OR or the end was expected instead of \"==\""),
    ("x ~ 1", 3, "\"~\" has no meaning"),
    ("x == $", 6, "\"$\" has no meaning"),
    ("x == %@", 6, "no argument is left for \"%@\""),
    ("%K == 1", 1, "no argument is left for \"%K\""),
    ("x == %y", 6, "\"%y\" is no placeholder"),
    ("x == %", 6, "\"%\" is no placeholder"),
    ("x == %%", 6, "a percent sign outside of quotes is not supported"),
    ("x ==[z] 1", 6, "the option \"Z\" is not supported; c, d and n are"),
    ("x ==[c 1", 8, "the closing bracket of the options was expected instead of a number"),
    ("AND", 1, "a value was expected instead of \"AND\""),
    ("x == 1 AND", 11, "a value was expected instead of the end"),
    ("x == 1 AND y", 13, "an operator such as == or IN was expected instead of the end"),
    ("ANY x", 6, "an operator such as == or IN was expected instead of the end"),
    ("x NOT IN {1}", 3, "an operator such as == or IN was expected instead of \"NOT\""),
    ("x IN {1 2}", 9, "a comma or a closing brace was expected instead of a number"),
    ("x == 12ab", 6, "\"12ab\" is no number"),
    ("1..2 == 3", 1, "\"1..2\" is no number"),
    ("x. == 1", 4, "a key was expected instead of \"==\""),
    ("in == 3", 1, "a value was expected instead of \"in\""),
    ("x == (y == 1)", 6, "a value was expected instead of a condition"),
    ("(x == 1) + 1 == 2", 1, "a value was expected instead of a condition"),
    ("x[0] == 1", 2, "an index in brackets is not supported"),
    ("sum(1) == 2", 4, "a function is not supported"),
    ("x == 2 ** 3", 8, "a power is not supported"),
    ("SUBQUERY(x, $y, $y == 1).@count > 0", 1, "SUBQUERY is not supported"),
    ("CAST(1, 'NSDate') > 2", 1, "CAST is not supported"),
  ]) func malformedFormats_areToldWithTheirPlace(format: String, column: Int, reason: String) {
    let problem = #expect(throws: PredicateFormatProblem.self, "\(format)") {
      try PredicateParser.condition(format, [])
    }
    #expect(problem?.description == "at column \(column), \(reason)")
  }

  @Test func nestedFormats_areReadUpToALimit() throws {
    let deep = { (count: Int) in
      String(repeating: "(", count: count) + "1 == 1" + String(repeating: ")", count: count)
    }
    _ = try PredicateParser.condition(deep(50), [])
    for format in [deep(5000), String(repeating: "!", count: 5000), String(repeating: "-", count: 5000)] {
      let problem = #expect(throws: PredicateFormatProblem.self) {
        try PredicateParser.condition(format, [])
      }
      #expect(problem?.reason == .nestedTooDeeply)
    }
  }

  @Test func keyPathsOfPlaceholders_areTexts() {
    let problem = #expect(throws: PredicateFormatProblem.self) {
      try PredicateParser.condition("a == 1 OR %K == 1", [5])
    }
    #expect(problem == PredicateFormatProblem(column: 11, reason: .keyPathIsNoText))
  }
}
