import LayoutSnapshotStore

/// The words of a call, sorted by what they mean.
package struct ParsedArguments: Sendable {
  package private(set) var operands: [String] = []
  /// The words after `--`, for a command that runs another program.
  package private(set) var program: [String] = []
  package private(set) var wantsHelp = false
  private let description: CommandDescription
  private var values: [String: [String]] = [:]

  /// Sorts words: `--name value`, `--name=value`, `-n value`, switches, and operands; after `--` there are no
  /// options any more.
  ///
  /// - Throws: ``UsageError`` for what the description does not name.
  package init(_ words: [String], _ description: CommandDescription) throws(UsageError) {
    self.description = description
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        if description.takesProgram { program = Array(rest) } else { operands += rest }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try take(option: word, &rest)
    }
    if !wantsHelp { try checkOperands() }
  }

  /// Whether a switch is on.
  package func has(_ name: String) -> Bool { values[name] != nil }
  /// The last value given for an option.
  package func value(_ name: String) -> String? { values[name]?.last }
  /// All values given for an option that can be repeated.
  package func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The number given for an option.
  package func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .badValue(
        command: description.name, option: "--\(name)", value: text,
        expected: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    return number
  }

  /// The whole number given for an option.
  package func count(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        command: description.name, option: "--\(name)", value: text,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    guard let option = description.options.first(where: { $0.isSpelled(spelled) }) else {
      throw .unknownOption(
        command: description.name, option: spelled,
        near: nearest(to: spelled, in: description.options.map { "--" + $0.name }))
    }
    if option.name == "help" { wantsHelp = true }
    let inline = parts.count == 2 ? String(parts[1]) : nil
    guard let kind = option.value else {
      if inline != nil { throw .needlessValue(command: description.name, option: spelled) }
      values[option.name, default: []].append("")
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw .missingValue(command: description.name, option: spelled, placeholder: kind.placeholder)
    }
    if case .choice(_, let choices) = kind, !choices.contains(value) {
      throw .badValue(
        command: description.name, option: spelled, value: value,
        expected: "one of " + choices.joined(separator: ", "))
    }
    if !option.repeats, values[option.name] != nil {
      throw .repeated(command: description.name, option: spelled)
    }
    values[option.name, default: []].append(value)
  }

  private func checkOperands() throws(UsageError) {
    let needed = description.operands.filter { !$0.isOptional }
    if operands.count < needed.count {
      throw .missingOperand(
        command: description.name, placeholder: needed[operands.count].value.placeholder)
    }
    let takesMore = description.operands.last?.repeats ?? false
    if !takesMore, operands.count > description.operands.count {
      throw .unexpectedOperand(command: description.name, operand: operands[description.operands.count])
    }
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : "\(number)"
  }
}

extension CommandDescription.Option {
  func isSpelled(_ word: String) -> Bool { word == "--" + name || short.map { word == "-\($0)" } ?? false }
}
