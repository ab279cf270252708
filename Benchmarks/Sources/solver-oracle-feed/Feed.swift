import Foundation
import SolverWorkloads

/// Prints systems and our solver's answers, a line of JSON each, for `Scripts/oracle`.
///
///     solver-oracle-feed --count N --seed S [--family NAME] [--only NUMBER] [--mutate KIND]
///     solver-oracle-feed --read            systems come from standard input instead, a line each
@main
enum Feed {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func main() throws {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("solver-oracle-feed: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) throws {
    var numbers = 0..<300
    var seed: UInt64 = 1
    var family = RandomSystem.Family.mixed
    var reads = false
    var mutation: Mutation?
    var rest = arguments[...]
    func next<Value>(_ convert: (String) -> Value?, _ option: String) throws -> Value {
      guard let text = rest.popFirst(), let value = convert(text) else {
        throw Failure(description: "\(option) needs another value")
      }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--count": numbers = 0..<max(0, try next({ Int($0) }, option))
      case "--seed": seed = try next({ UInt64($0) }, option)
      case "--family": family = try next({ RandomSystem.Family(rawValue: $0) }, option)
      case "--only":
        let number = try next({ Int($0) }, option)
        numbers = number..<number + 1
      case "--mutate": mutation = try next({ Mutation(rawValue: $0) }, option)
      case "--read": reads = true
      default: throw Failure(description: "unknown option \(option)")
      }
    }

    if reads {
      while let line = readLine() {
        try printCase(JSONDecoder().decode(RandomSystem.self, from: Data(line.utf8)), mutation)
      }
    } else {
      for number in numbers {
        try printCase(RandomSystem(family: family, number: number, seed: seed), mutation)
      }
    }
  }

  private static func printCase(_ system: RandomSystem, _ mutation: Mutation?) throws {
    var answers = SystemRun.answers(for: system)
    if let mutation {
      for index in answers.indices where answers[index].error == nil {
        mutation.apply(to: &answers[index], of: system)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let line = try encoder.encode(OracleCase(system: system, answers: answers))
    FileHandle.standardOutput.write(line + [UInt8(ascii: "\n")])
  }
}
