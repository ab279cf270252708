public import Foundation

/// The scripts that an app adds to pages, and who gets their messages. No script runs here.
///
/// ```swift
/// let controller = WKUserContentController()
/// controller.addUserScript(
///   WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
/// controller.add(self, name: "report")
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKUserContentController: NSObject {
  /// A name in a world. Messages with it go to a handler.
  private struct Receiver {
    let name: String
    let world: WKContentWorld
    let handler: any NSObjectProtocol
  }

  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var ruleLists: [WKContentRuleList] = []
  private var receivers: [Receiver] = []

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds who gets messages with a name. As on a device it is retained; no message comes.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    receive(scriptMessageHandler, name, .page)
  }
  /// Adds who gets messages with a name from a world. As on a device it is retained; no message comes.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { receive(scriptMessageHandler, name, world) }
  /// Adds who answers messages with a name. As on a device it is retained; no message comes.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { receive(scriptMessageHandlerWithReply, name, contentWorld) }

  private func receive(_ handler: any NSObjectProtocol, _ name: String, _ world: WKContentWorld) {
    receivers.append(Receiver(name: name, world: world, handler: handler))
  }

  /// Removes who gets messages with a name.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Removes who gets messages with a name from a world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    receivers.removeAll { $0.name == name && $0.world === contentWorld }
  }
  /// Removes everybody who gets messages from a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    receivers.removeAll { $0.world === contentWorld }
  }
  /// Removes everybody who gets messages.
  open func removeAllScriptMessageHandlers() { receivers = [] }

  /// Adds rules, which block nothing here.
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }
  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
  }
  /// Removes all rules.
  open func removeAllContentRuleLists() { ruleLists = [] }
}

/// When a script runs in a page. Raw values match WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable, CaseIterable {
  /// Before the page is read.
  case atDocumentStart = 0
  /// When the page was read.
  case atDocumentEnd = 1
}

/// A script that an app adds to pages. It does not run here.
///
/// ```swift
/// let script = WKUserScript(
///   source: "document.title", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKUserScript: NSObject {
  private let ownSource: String
  private let ownTime: WKUserScriptInjectionTime
  private let ownScope: Bool

  /// The text of the script.
  open var source: String { ownSource }
  /// When it runs.
  open var injectionTime: WKUserScriptInjectionTime { ownTime }
  /// Whether it runs in the page alone, and not in the frames inside it.
  open var isForMainFrameOnly: Bool { ownScope }

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (ownSource, ownTime, ownScope) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }
  /// Creates a script of a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// A world of scripts, whose names others do not see. No script runs here.
///
/// ```swift
/// let world = WKContentWorld.world(name: "reader")
/// print(world === WKContentWorld.world(name: "reader"))  // true
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKContentWorld: NSObject, @unchecked Sendable {
  // Sendable is correct: a world never changes.
  private let ownName: String?

  /// The name of the world; `nil` for the page's and the app's usual one.
  open var name: String? { ownName }

  // A world never changes, so any thread may make one.
  nonisolated init(_ name: String?) {
    ownName = name
    super.init()
  }

  /// The world of the page's own scripts.
  open class var page: WKContentWorld { Worlds.page.object }
  /// The world of an app's scripts.
  open class var defaultClient: WKContentWorld { Worlds.app.object }
  /// The world with a name, the same for each call.
  open class func world(name: String) -> WKContentWorld { Worlds.named(name) }
}
