/// The shortest text that represents exactly this number, without `.0`.
package func numberText(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
