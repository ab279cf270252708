import Foundation

/// What an Xcode project sets, for the variables in an app's `Info.plist`: `$(MARKETING_VERSION)`.
///
///     BuildSettings(of: "/app/Shop/Info.plist", in: "/app").resolved("Version $(MARKETING_VERSION)")  // "Version 2.1"
///
/// Of several configurations the first counts that has this list, then what the project sets for all of its targets.
struct BuildSettings {
  private var values: [String: String]

  /// Reads the project that is nearest to the list, in the order of paths.
  init(of list: String, in package: String) {
    let projects = PackageFolder.files(in: package, endings: ["pbxproj"])
      .filter {
        list.hasPrefix((($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent)
      }
    let project = projects.max { $0.count < $1.count } ?? ""
    let text = FileManager.default.contents(atPath: project).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let folder = (project as NSString).deletingLastPathComponent as NSString
    let name =
      folder.lastPathComponent.isEmpty ? (list as NSString).deletingLastPathComponent : folder as String
    values = [
      "TARGET_NAME": ((name as NSString).lastPathComponent as NSString).deletingPathExtension,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": Self.value(of: "developmentRegion", in: text) ?? "en",
    ]
    let blocks = text.components(separatedBy: "buildSettings = {").dropFirst().map {
      Self.settings(in: $0.components(separatedBy: "};").first ?? "")
    }
    let own = blocks.first { $0["INFOPLIST_FILE"].map { list.hasSuffix("/" + $0) } == true }
    for block in blocks where block["INFOPLIST_FILE"] == nil && block["PRODUCT_NAME"] == nil {
      values.merge(block) { _, new in new }
      break
    }
    if let own { values.merge(own) { $1 } }
  }

  /// A text with the values of its variables; one that nothing sets stays as it is.
  func resolved(_ text: String) -> String { resolved(text, depth: 0) }

  private func resolved(_ text: String, depth: Int) -> String {
    // Settings may name each other in a circle.
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      guard let (name, end) = Self.variable(in: rest), let value = values[name.word] else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      result += name.applied(to: resolved(value, depth: depth + 1))
      rest = rest[end...]
    }
    return result + rest
  }

  /// The texts in a value of a property list, resolved.
  func resolved(_ value: Any) -> Any {
    switch value {
    case let text as String: resolved(text)
    case let list as [Any]: list.map { resolved($0) }
    case let table as [String: Any]: table.mapValues { resolved($0) }
    default: value
    }
  }

  // MARK: Reading

  /// A variable's name and what is made of its value: `PRODUCT_NAME:rfc1034identifier`.
  private struct Name {
    var word: String
    var change: String?

    func applied(to value: String) -> String {
      switch change {
      case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case "c99extidentifier", "identifier":
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      default: value
      }
    }
  }

  /// The variable at the beginning of a text, and where it ends: `$(NAME)` or `${NAME}`.
  private static func variable(in text: Substring) -> (Name, String.Index)? {
    let inner = text.dropFirst()
    guard let open = inner.first, let close = ["(": ")", "{": "}"][open] as Character?,
      let end = inner.firstIndex(of: close)
    else { return nil }
    let parts = inner.dropFirst().prefix(upTo: end).split(separator: ":", maxSplits: 1).map(String.init)
    guard let word = parts.first else { return nil }
    return (Name(word: word, change: parts.dropFirst().first), text.index(after: end))
  }

  /// `KEY = value;` in each line.
  private static func settings(in block: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in block.split(separator: "\n") {
      guard let sign = line.range(of: " = ") else { continue }
      let key = line[..<sign.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      result[key] = unquoted(line[sign.upperBound...])
    }
    return result
  }

  private static func value(of key: String, in text: String) -> String? {
    guard let start = text.range(of: "\(key) = ") else { return nil }
    return unquoted(text[start.upperBound...].prefix { $0 != "\n" })
  }

  private static func unquoted(_ text: Substring) -> String {
    let value = text.trimmingCharacters(in: CharacterSet(charactersIn: " \t;\r"))
    return value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      ? String(value.dropFirst().dropLast()) : value
  }
}
