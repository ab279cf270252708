/// What was asked of `Benchmarks/run diff`.
struct DiffOptions {
  static let usage = """
    [--against blazediff] [--quick] [--debug] [--check]
        CPU time and peak memory of comparing pictures; --quick leaves out 8000 x 8000 pixels,
        --debug adds the same in a debug build of a client, --check compares with the targets and
        exits 1 where one is missed
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var quick = false
  private(set) var check = false
  /// The Python that has blazediff; nil where only our own figures are wanted or can be had.
  private(set) var blazediffPython: String?
  /// This program's debug build; nil where its figures are not wanted.
  private(set) var debugProgram: String?
  /// Where pictures are kept; nil for beside this program.
  private(set) var pictures: String?

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": quick = true
      case "--check": check = true
      case "--against":
        // The launching script turns this into --blazediff-python where blazediff can be installed.
        guard rest.popFirst() == "blazediff" else {
          throw Failure(description: "--against knows blazediff")
        }
      case "--debug": break  // The launching script builds and adds the program.
      case "--debug-program": debugProgram = rest.popFirst()
      case "--pictures": pictures = rest.popFirst()
      case "--blazediff-python": blazediffPython = rest.popFirst()
      default: throw Failure(description: "unknown option \(argument)\nusage: diff \(Self.usage)")
      }
    }
  }
}
