import Foundation
import LayoutSnapshotInterfaceBuilder

/// What the command line says.
struct Options {
  let folder: URL
  private(set) var intrinsics = LoadingOptions.Intrinsics.own
  private(set) var environment: URL?
  private(set) var sheet: URL?
  private(set) var isVerbose = false
  /// The rule of the canvas that is switched off.
  private(set) var rule: CanvasRule?
  /// Whether every rule is switched off in turn.
  private(set) var isAblation = false

  static let usage =
    """
    usage: Scripts/fidelity DIR [--intrinsics saved|own] [--environment FILE|none] [--sheet [FILE.png]] [--verbose]
           [--without RULE | --ablation]
    """

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    var folder: String?
    var named: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--intrinsics":
        let value = try Self.value(of: argument, &rest)
        guard let intrinsics = LoadingOptions.Intrinsics(rawValue: value) else { throw .unknown(value) }
        self.intrinsics = intrinsics
      case "--environment": named = try Self.value(of: argument, &rest)
      case "--sheet":
        let isNamed = rest.first?.hasSuffix(".png") == true
        sheet = URL(fileURLWithPath: isNamed ? rest.removeFirst() : "fidelity-sheet.png")
      case "--verbose": isVerbose = true
      case "--without":
        let name = try Self.value(of: argument, &rest)
        guard let rule = CanvasRule(rawValue: name) else { throw .unknownRule(name) }
        self.rule = rule
      case "--ablation": isAblation = true
      default:
        guard folder == nil, !argument.hasPrefix("-") else { throw .unknown(argument) }
        folder = argument
      }
    }
    guard let folder else { throw .noFolder }
    if isAblation, rule != nil || sheet != nil || isVerbose { throw .ablationAlone }
    self.folder = URL(fileURLWithPath: folder)
    guard named != "none" else { return }
    let usual = self.folder.appendingPathComponent("environment.json")
    if let named {
      environment = URL(fileURLWithPath: named)
    } else if FileManager.default.fileExists(atPath: usual.path) {
      environment = usual
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(option) }
    return value
  }
}

/// What is wrong with the command line.
enum OptionError: Error, CustomStringConvertible {
  case noFolder
  case unknown(String)
  case missingValue(String)
  case unknownRule(String)
  case ablationAlone

  var description: String {
    switch self {
    case .noFolder: "no folder is given\n\(Options.usage)"
    case .unknown(let word): "\(word) is not understood\n\(Options.usage)"
    case .missingValue(let option): "\(option) needs a value\n\(Options.usage)"
    case .unknownRule(let name):
      "there is no rule \(name); there are \(CanvasRule.allCases.map(\.rawValue).joined(separator: ", "))"
    case .ablationAlone: "--ablation excludes --without, --sheet and --verbose\n\(Options.usage)"
    }
  }
}
