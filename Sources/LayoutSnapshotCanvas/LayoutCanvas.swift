import Foundation
import LayoutSnapshotServing
import LayoutSnapshotTesting

/// A page of this machine's browser on which views are laid out live, at any size.
///
/// ```swift
/// import LayoutSnapshotCanvas
///
/// try LayoutCanvas.serve(["Login": { LoginView() }, "Settings": { SettingsViewController() }])
/// ```
///
/// Width and height are dragged on the page while the layout follows. Only this machine can connect, and only with the
/// address that is printed.
public enum LayoutCanvas {
  /// Serves one view until the process ends, and prints the address of its page.
  ///
  /// ```swift
  /// try LayoutCanvas.serve { LoginView() }
  /// ```
  ///
  /// - Parameters:
  ///   - port: the port; by default that of the program's last run, or else any that is free.
  ///   - make: makes the view, controller or scene. It is called once, when the page first shows it.
  /// - Throws: ``CanvasError`` if the page cannot be served.
  public static func serve(
    port: Int? = nil, _ make: @escaping () throws -> any LayoutSubject
  ) throws(CanvasError) -> Never {
    try serve(port: port, ["View": make])
  }

  /// Serves several views, from which the page chooses, and prints the address of the page.
  ///
  /// ```swift
  /// try LayoutCanvas.serve(["Login": { LoginView() }, "Card": { CardView() }])
  /// ```
  ///
  /// All views belong to the calling thread, which never returns from the call.
  ///
  /// - Parameters:
  ///   - port: the port; by default that of the program's last run, or else any that is free.
  ///   - views: what makes each view, by the name that the page shows. The page keeps their order.
  /// - Throws: ``CanvasError`` if the page cannot be served.
  public static func serve(
    port: Int? = nil, _ views: KeyValuePairs<String, () throws -> any LayoutSubject>
  ) throws(CanvasError) -> Never {
    let stage = try CanvasStage(views)
    let file = CanvasMemory.file(of: Bundle.main.executablePath)
    let memory = file.flatMap(CanvasMemory.init(file:))
    let server = try server(port, memory?.port ?? 0)
    let address = SiteAddress(port: server.port, token: memory?.token ?? SiteAddress.randomToken())
    let isRemembered =
      file.map { CanvasMemory(port: address.port, token: address.token).write(to: $0) } ?? false
    print("Serving at \(address.text)")
    if !isRemembered { print("The address cannot be noted beside the program, so the next run has another.") }
    print("Stop with Control-C.")
    // Whoever reads a pipe should have the address now.
    fflush(nil)
    let mailbox = CanvasMailbox()
    let companion = CanvasCompanion()
    companion?.endWithParent()
    let site = CanvasSite(
      address: address, mailbox: mailbox, state: stage.state(run: SiteAddress.randomToken()),
      companion: companion)
    Thread.detachNewThread { server.serve { site.answer($0) } }
    while true { mailbox.answerNext(stage.answer) }
  }

  private static func server(_ wanted: Int?, _ last: Int) throws(CanvasError) -> LoopbackServer {
    if wanted == nil, let server = try? LoopbackServer(port: last, keepsConnections: true) { return server }
    do throws(ServingError) { return try LoopbackServer(port: wanted ?? 0, keepsConnections: true) } catch {
      throw .port(wanted ?? 0, reason: error.reason)
    }
  }
}

/// Why a canvas cannot be served.
///
/// ```swift
/// do { try LayoutCanvas.serve { LoginView() } } catch { print(error) }
/// ```
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The port cannot be had; 0 stands for any. The reason is the system's.
  case port(Int, reason: String)
  /// There is no view to show.
  case noViews
  /// Two views have the same name.
  case sameName(String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .port(0, let reason): "The canvas cannot be served, because no port can be had: \(reason)."
    case .port(let port, let reason):
      "The canvas cannot be served at port \(port): \(reason). Choose another port, or none for any that is free."
    case .noViews: "The canvas has no views. Give it at least one: `LayoutCanvas.serve { LoginView() }`."
    case .sameName(let name):
      "Two views of the canvas are called \"\(name)\". Give each its own name, so that the page can show both."
    }
  }
}
