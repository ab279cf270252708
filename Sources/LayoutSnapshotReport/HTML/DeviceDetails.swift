import LayoutSnapshotValues

/// The layouts and texts of a device: a script beside the page.
struct DeviceDetails {
  struct Text: Encodable {
    let name: String
    let expected, actual: String?
    /// The text as a sweep; none for other texts.
    let expectedSweep, actualSweep: PageSweep?

    init(name: String, expected: String?, actual: String?, scale: Int) {
      (self.name, self.expected, self.actual) = (name, expected, actual)
      let isSweep = name.hasSuffix(SweepReference.ending)
      expectedSweep = isSweep ? expected.flatMap { PageSweep($0, scale: scale) } : nil
      actualSweep = isSweep ? actual.flatMap { PageSweep($0, scale: scale) } : nil
    }
  }

  private let layouts: [(name: String, json: String)]
  private let texts: [Text]

  init(expected: String?, actual: String?, texts: [Text]) {
    layouts = [("actual", actual), ("expected", expected)]
      .compactMap { name, json in json.map { (name, $0) } }
    self.texts = texts
  }

  /// All of it as JSON, with what is drawn and said of each layout's constraints; nothing of that for what no layout could
  /// have written.
  ///
  /// A report has two layouts for each device, and each has hundreds of constraints: as `Encodable` they would be most of
  /// the work.
  var json: String {
    var text = JSONText()
    text.raw("{\"texts\":" + ReportJSON.text(texts, pretty: false))
    for (name, json) in layouts {
      text.raw(",\"\(name)\":")
      text.string(json)
      guard let layout = try? Layout(json: json) else { continue }
      text.raw(",\"\(name)Constraints\":[")
      for (number, constraint) in PageConstraint.all(of: layout).enumerated() {
        if number > 0 { text.raw(",") }
        constraint.write(to: &text)
      }
      text.raw("]")
    }
    text.raw("}")
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
