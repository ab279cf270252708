/// A parameter under a name of our own.
struct ForwardedParameter: Equatable {
  var label: String
  var name: String
  var type: String
  /// Its default with `=`, if it has one.
  var standard: String
  var isChanged: Bool
  /// Whether it is a closure that the call makes of its argument.
  var isMadeClosure: Bool

  var text: String { "\(label) \(name): \(type)" }

  /// The argument of a call that passes it on, as a type if one is said.
  func passed(as type: String? = nil) -> String {
    let value =
      (isChanged ? "&" : "") + name + (isMadeClosure ? "()" : "") + (type.map { " as " + $0 } ?? "")
    return label == "_" ? value : "\(label): \(value)"
  }
}

extension ForwarderReader {
  func parameters(_ parameters: [ClosedRange<Int>]) throws(SourceProblem) -> [ForwardedParameter] {
    var result: [ForwardedParameter] = []
    for parameter in parameters {
      guard let colon = parameter.first(where: { source.isMark(":", at: $0) }), colon < parameter.upperBound
      else { throw problem(parameter.lowerBound, "a parameter without its type") }
      guard !parameter.contains(where: isAnyNumber) else {
        throw problem(parameter.lowerBound, "a method with any number of arguments")
      }
      let isMadeClosure = (colon..<parameter.upperBound).contains { index in
        source.isWord("autoclosure", at: index) && source.isMark("@", at: index - 1)
      }
      let sign = standard(from: colon + 1, through: parameter.upperBound)
      result.append(
        ForwardedParameter(
          label: source.text(parameter.lowerBound), name: "argument\(result.count)",
          type: source.text(from: colon + 1, through: (sign ?? parameter.upperBound + 1) - 1),
          standard: sign.map { " " + source.text(from: $0, through: parameter.upperBound) } ?? "",
          isChanged: source.isWord("inout", at: colon + 1), isMadeClosure: isMadeClosure))
    }
    return result
  }

  /// The sign before a parameter's default.
  private func standard(from first: Int, through last: Int) -> Int? {
    var index = first
    while index <= last {
      if source.tokens[index].kind == .sign, source.text(index) == "=" { return index }
      index = source.after(index)
    }
    return nil
  }

  /// Whether `...` stands somewhere.
  private func isAnyNumber(at index: Int) -> Bool {
    (index...index + 2).allSatisfy { source.isMark(".", at: $0) }
  }
}
