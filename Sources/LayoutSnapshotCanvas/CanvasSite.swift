import LayoutSnapshotServing

/// What a canvas answers: its page, the state of the program, and what the owner of the views makes.
struct CanvasSite: Sendable {
  let address: SiteAddress
  let mailbox: CanvasMailbox
  let state: CanvasState
  let companion: CanvasCompanion?

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let path: String
    switch address.visit(request, to: "canvas") {
    case .refused(let refusal): return refusal
    case .own(let own): path = own
    }
    guard request.method == "GET" else { return HTTPResponse(405, "A canvas can only be read.") }
    switch path {
    case "": return HTTPResponse(200, "text/html; charset=utf-8", Array(CanvasPage.html.utf8))
    case "style.css": return HTTPResponse(200, "text/css; charset=utf-8", Array(WebAssets.style.utf8))
    case "canvas.js": return HTTPResponse(200, "text/javascript; charset=utf-8", Array(WebAssets.script.utf8))
    case "state": return HTTPResponse(200, "application/json", state.json(complaints: companion?.complaints))
    case "frame", "inspection": return mailbox.send(request)
    default: return HTTPResponse(404, "There is no such part of the canvas.")
    }
  }
}

/// The page before its program runs. Names of views are put in as text, never as markup.
enum CanvasPage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; \
    connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Layout canvas</title>
    <link rel="stylesheet" href="style.css">
    </head>
    <body>
    <noscript>The canvas needs JavaScript; it loads nothing from the network.</noscript>
    <script src="canvas.js"></script>
    </body>
    </html>

    """
}
