import Foundation
import LayoutSnapshotGraphics

/// The page around the data: markup that never changes, the style, the data as JSON, and the program.
///
/// Nothing that comes from a test is ever markup: the program puts it in as text. Should that fail, the
/// policy in the head lets no script run that does not carry the page's own mark, and none load from
/// elsewhere.
struct HTMLPage {
  private let data: ReportData
  private let scripts: [[UInt8]]

  /// - Parameter scripts: those that otherwise lie beside the page, for a page that has no files there.
  init(_ data: ReportData, scripts: [[UInt8]]) {
    (self.data, self.scripts) = (data, scripts)
  }

  var bytes: [UInt8] {
    let json = Self.scriptJSON(data)
    // A digest instead of a random number, because equal results give equal reports. Of all that a test may have written:
    // whoever knows the mark before it is made could write it.
    let nonce = XXH3.digest(scripts.reduce(into: json) { $0 += $1 }).bytes.map { String($0, radix: 16) }
      .joined()
    let policy =
      "default-src 'none'; img-src 'self' file: data:; style-src 'nonce-\(nonce)'; "
      + "script-src 'nonce-\(nonce)'; connect-src 'self'; base-uri 'none'; form-action 'none'"
    let start = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(Self.escaped(data.title))</title>
      <style nonce="\(nonce)">
      \(WebAssets.style)</style>
      </head>
      <body>
      <noscript>This report needs JavaScript; it loads nothing from the network.</noscript>
      <div id="app"></div>
      <script nonce="\(nonce)" type="application/json" id="report-data">
      """
    let end = """
      </script>
      <script nonce="\(nonce)">
      \(WebAssets.script)</script>

      """
    var page = Array(start.utf8) + json + Array(end.utf8)
    if !scripts.isEmpty {
      page += Array("<script nonce=\"\(nonce)\">\n".utf8)
      for script in scripts { page += script }
      page += Array("</script>\n".utf8)
    }
    return page + Array("</body>\n</html>\n".utf8)
  }

  /// Which function of the page takes what lies beside it.
  enum Receiver: String {
    case details = "layoutSnapshotDetails"
    case story = "layoutSnapshotStory"
  }

  /// A script that hands JSON to the page, under the name by which the page asks for it.
  ///
  /// - Parameter mark: that of the report.
  static func script(_ receiver: Receiver, _ name: String, _ json: [UInt8], of mark: String) -> [UInt8] {
    Array("\(receiver.rawValue)(\"\(name)\", ".utf8) + json + Array(", \"\(mark)\");\n".utf8)
  }

  /// JSON that can stand in a script: no tag, no comment and no end of line can begin in it.
  static func scriptJSON(_ value: some Encodable) -> [UInt8] {
    scriptJSON(ReportJSON.text(value, pretty: false))
  }

  static func scriptJSON(_ details: DeviceDetails) -> [UInt8] { scriptJSON(visibleJSON(details.json)) }

  private static func scriptJSON(_ json: String) -> [UInt8] {
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    // Whole stretches at once: byte by byte takes as long as to make the JSON.
    var start = 0
    for (place, byte) in bytes.enumerated() {
      let escape: String
      switch byte {
      case UInt8(ascii: "<"): escape = "\\u003c"
      case UInt8(ascii: ">"): escape = "\\u003e"
      case UInt8(ascii: "&"): escape = "\\u0026"
      case UInt8(ascii: "\n"): escape = ""
      default: continue
      }
      result += bytes[start..<place]
      result += escape.utf8
      start = place + 1
    }
    result += bytes[start...]
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
