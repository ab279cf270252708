/// Before Swift 3, a call had no label for the first argument of a function: `func show(text: String)` was called by `show("a")`.
///
/// Only sources that use UIKit's names of that time are read so, and only functions that the target calls in no other way.
extension Preparation {
  mutating func writeOlderLabels(_ context: TargetContext) {
    guard !context.bareCalls.isEmpty, source.isOfOlderSpelling else { return }
    for function in source.labelledFunctions
    where context.bareCalls.contains(function.bareName) && !context.labelledCalls.contains(function.fullName)
    {
      edits.insert("_ ", at: source.tokens[function.firstName].range.lowerBound)
    }
  }
}

extension TargetContext {
  /// Adds how the target's sources call the functions of those of older spelling.
  mutating func addCalls(of sources: [SwiftSource]) {
    let declaring = sources.filter(\.isOfOlderSpelling)
    let names = Set(declaring.flatMap { $0.labelledFunctions.map(\.name) })
    guard !names.isEmpty else { return }
    for source in sources {
      for index in source.tokens.indices.dropLast() where source.tokens[index].kind == .word {
        guard source.isMark("(", at: index + 1), source.areTogether(index, index + 1),
          source.partners[index + 1] > index + 2, names.contains(source.text(index)),
          !source.isWord("func", at: index - 1)
        else { continue }
        let labels = source.parts(in: index + 1...source.partners[index + 1]).map { part in
          source.isMark(":", at: part.lowerBound + 1) ? source.text(part.lowerBound) : "_"
        }
        let name = source.text(index) + "(" + labels.map { $0 + ":" }.joined() + ")"
        if labels[0] == "_" { bareCalls.insert(name) } else { labelledCalls.insert(name) }
      }
    }
  }
}

/// A function whose first parameter has one name, which is its label today.
struct LabelledFunction {
  var name: String
  /// The first parameter's name.
  var firstName: Int
  /// As calls name it today: `show(text:in:)`.
  var fullName: String
  /// As calls named it before: `show(_:in:)`.
  var bareName: String
}

extension SwiftSource {
  /// Whether the source uses names that UIKit had before Swift 3 or 4.
  var isOfOlderSpelling: Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind == .word, isLeftIn[index] else { return false }
      // What begins otherwise is none of the names; most words end here.
      switch bytes[tokens[index].range.lowerBound] {
      case UInt8(ascii: "N"), UInt8(ascii: "U"): return OlderNames.types.contains(text(index))
      case UInt8(ascii: "c"), UInt8(ascii: "a"), UInt8(ascii: "d"):
        return isMark(".", at: index - 1) && OlderNames.methods.contains(text(index))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        return isImplicitMember(at: index) && OlderNames.cases.contains(text(index))
      default: return false
      }
    }
  }

  /// Whether a word is a member of a type that is not named: `.Equal` in `relatedBy: .Equal`.
  private func isImplicitMember(at index: Int) -> Bool {
    guard isMark(".", at: index - 1), index > 1 else { return false }
    return isMark(":", at: index - 2) || isMark(",", at: index - 2) || isMark("(", at: index - 2)
      || isMark("[", at: index - 2) || tokens[index - 2].kind == .sign
  }

  /// The functions whose first parameter has one name.
  var labelledFunctions: [LabelledFunction] {
    tokens.indices.dropLast(5).compactMap { index in
      guard isWord("func", at: index), isLeftIn[index], tokens[index + 1].kind == .word,
        isMark("(", at: index + 2), partners[index + 2] > index + 5
      else { return nil }
      let first = index + 3
      guard tokens[first].kind == .word, !isWord("_", at: first), isMark(":", at: first + 1) else {
        return nil
      }
      let name = text(index + 1)
      let labels = parts(in: index + 2...partners[index + 2]).map { text($0.lowerBound) }
      let rest = labels.dropFirst().map { $0 + ":" }.joined()
      return LabelledFunction(
        name: name, firstName: first, fullName: "\(name)(\(labels[0]):\(rest))",
        bareName: "\(name)(_:\(rest))")
    }
  }
}
