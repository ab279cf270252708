/// A count as people read it: `63,990`. The locale has no say in it, so that it is the same everywhere.
package func grouped(_ count: Int) -> String {
  let digits = Array(String(count.magnitude))
  var text = count < 0 ? "-" : ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return text
}
