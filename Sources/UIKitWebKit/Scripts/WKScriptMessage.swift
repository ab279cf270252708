public import Foundation

/// A message from a script of a page. Only tests make one.
///
/// ```swift
/// final class Sent: WKScriptMessage {
///   override var body: Any { ["height": 120] }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKScriptMessage: NSObject {
  /// What the script said; nothing unless a subclass says otherwise.
  open var body: Any { NSNull() }
  /// The view that shows the page; `nil` unless a subclass says otherwise.
  open weak var webView: WKWebView? { nil }
  /// The frame whose script it was; one without a request unless a subclass says otherwise.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// The name of the handler; empty unless a subclass says otherwise.
  open var name: String { "" }
  /// The world of the script; the page's unless a subclass says otherwise.
  open var world: WKContentWorld { .page }

  /// Creates a message that says nothing.
  public override init() { super.init() }
}

/// Who gets messages from scripts of a page. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called in WebKit when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Who answers messages from scripts of a page. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called in WebKit when a script has sent a message and waits for an answer.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}

extension WKScriptMessageHandlerWithReply {
  /// Gives no answer by default: who implements the method with `async` need not implement this one.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {}
}
