import Foundation
import LayoutSnapshotServing

/// Brings requests from the connections' threads to the one thread that owns the views, and its answers back.
final class CanvasMailbox: @unchecked Sendable {
  /// A request whose sender waits.
  private final class Letter {
    let request: HTTPRequest
    var answer: HTTPResponse?

    init(_ request: HTTPRequest) { self.request = request }
  }

  /// Guards the letters, and is signalled for each that comes or is answered.
  private let condition = NSCondition()
  private var letters: [Letter] = []

  /// Waits for the owner's answer.
  func send(_ request: HTTPRequest) -> HTTPResponse {
    let letter = Letter(request)
    condition.lock()
    defer { condition.unlock() }
    letters.append(letter)
    condition.broadcast()
    while true {
      if let answer = letter.answer { return answer }
      condition.wait()
    }
  }

  /// Waits for a request and answers it, on the owner's thread.
  func answerNext(_ answer: (HTTPRequest) -> HTTPResponse) {
    condition.lock()
    while letters.isEmpty { condition.wait() }
    let letter = letters.removeFirst()
    condition.unlock()
    let response = answer(letter.request)
    condition.lock()
    letter.answer = response
    condition.broadcast()
    condition.unlock()
  }
}
