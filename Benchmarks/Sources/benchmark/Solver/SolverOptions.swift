/// What was asked of `Benchmarks/run solver`.
struct SolverOptions {
  static let usage = """
    [WORKLOAD...] [--against kiwi] [--growth] [--check] [--hard]
        build, resize and memory of workloads such as w1:1000 (without names: the standard set);
        --growth adds growth exponents, --check compares with the targets and exits 1 where one is missed;
        --hard measures systems that are harder than layouts instead
    """

  /// One of every row of the specification, and more sizes of the two families whose growth matters most.
  static let standardNames = [
    "w1:10", "w1:100", "w1:1000", "w1:4000", "w1:5000",
    "w2:10", "w2:100", "w2:500",
    "w3:10,10", "w3:30,30", "w3r:10,10", "w3r:30,30",
    "w4:4", "w4:5", "w4:6", "w4:7", "w4:8", "w4:9", "w4:10",
    "w5:1", "w5:10", "w5:50", "w5:200",
    "w6:100", "w6c:25", "w6c:50", "w6c:100", "w6c:200", "w6c:400",
  ]

  /// The sizes over which growth is fitted: large enough for the fixed cost of a solve not to flatten it.
  static let growthNames = [
    "w1:500", "w1:1000", "w1:2000", "w1:4000",
    "w2:50", "w2:100", "w2:200", "w2:500",
    "w3:10,10", "w3:20,20", "w3:30,30", "w3:45,45",
    "w4:6", "w4:7", "w4:8", "w4:9", "w4:10",
    "w5:25", "w5:50", "w5:100", "w5:200",
    "w6:100", "w6:200", "w6:400", "w6:800",
    "w6c:25", "w6c:50", "w6c:100", "w6c:200", "w6c:400",
  ]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var names: [String] = []
  private(set) var growth = false
  private(set) var check = false
  private(set) var hard = false
  /// The program that measures kiwi; nil where only our own figures are wanted or can be had.
  private(set) var kiwiProgram: String?

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    func value(of option: String) throws(Failure) -> String {
      guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--growth": growth = true
      case "--check": check = true
      case "--hard": hard = true
      case "--against":
        // The launching script turns this into --kiwi-program where kiwi can be built.
        let solver = try value(of: argument)
        guard solver == "kiwi" else {
          throw Failure(description: "'\(solver)' cannot be measured; known is kiwi")
        }
      case "--kiwi-program": kiwiProgram = try value(of: argument)
      default:
        guard !argument.hasPrefix("-") else {
          throw Failure(description: "unknown option \(argument)\nusage: solver \(Self.usage)")
        }
        names.append(argument)
      }
    }
    if hard, !names.isEmpty || growth || check {
      throw Failure(description: "--hard measures systems of its own, with no other argument")
    }
    if names.isEmpty { names = Self.standardNames }
  }
}
