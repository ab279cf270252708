import Foundation
import LayoutSnapshotGraphics

/// The page around the data: markup that never changes, the style, the data as JSON, and the program.
///
/// Nothing that comes from a test is ever markup: the program puts it in as text. Should that fail, the
/// policy in the head lets no script run that does not carry the page's own mark, and none load from
/// elsewhere.
struct HTMLPage {
  private let data: ReportData
  private let details: [String: String]

  /// - Parameter details: the devices' details by name, for a page that has no files beside it.
  init(_ data: ReportData, details: [String: String]) {
    (self.data, self.details) = (data, details)
  }

  var bytes: [UInt8] {
    let json = Self.scriptJSON(data)
    // A digest instead of a random number, because equal results give equal reports.
    let nonce = XXH3.digest(Array(json.utf8)).bytes.map { String($0, radix: 16) }.joined()
    let inline = details.sorted { $0.key < $1.key }.map {
      "layoutSnapshotDetails(\"\($0.key)\", \($0.value));\n"
    }
    let policy =
      "default-src 'none'; img-src 'self' file: data:; style-src 'nonce-\(nonce)'; "
      + "script-src 'nonce-\(nonce)'; connect-src 'self'; base-uri 'none'; form-action 'none'"
    let page = """
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
      <script nonce="\(nonce)" type="application/json" id="report-data">\(json)</script>
      <script nonce="\(nonce)">
      \(WebAssets.script)</script>
      \(inline.isEmpty ? "" : "<script nonce=\"\(nonce)\">\n\(inline.joined())</script>\n")</body>
      </html>

      """
    return Array(page.utf8)
  }

  /// JSON that can stand in a script: no tag, no comment and no end of line can begin in it.
  static func scriptJSON(_ value: some Encodable) -> String {
    var result = ""
    for scalar in ReportJSON.text(value, pretty: false).unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\n": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
