import Foundation
import os.log

/// Counts what is told to it. It knows no view, so it imports Foundation alone.
final class Visits: NSObject {
  static let happened = Notification.Name("visit")

  private static let log = OSLog(subsystem: "App", category: "visits")
  private let logger = Logger(subsystem: "App", category: "visits")
  private let undoManager = UndoManager()
  private(set) var count = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(visited(_:)), name: Visits.happened, object: self)
  }

  @objc private func visited(_ notification: Notification) {
    count += 1
    undoManager.registerUndo(withTarget: self) { $0.count -= 1 }
    os_log("visit %d", log: Visits.log, type: .debug, count)
    logger.info("visit \(self.count, privacy: .public)")
  }

  func undo() { undoManager.undo() }

  /// How long all visits took, in words.
  func duration(of seconds: TimeInterval) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter.string(from: seconds)
  }

  func request(to url: URL) -> URLRequest { URLRequest(url: url) }
}
