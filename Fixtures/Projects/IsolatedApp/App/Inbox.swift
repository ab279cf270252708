import Foundation

struct Message: Sendable, Equatable {
  var sender: String
  var text: String
}

/// What the screen shows. It belongs to the main actor, as most models of apps do.
@MainActor
final class Inbox {
  static let shared = Inbox()
  private(set) var messages: [Message] = []
  var onChange: (() -> Void)?
  private let service = MessageService()

  init() {}

  func load() async {
    messages = await service.messages()
    onChange?()
  }

  func clear() {
    messages = []
    onChange?()
  }
}

/// What would ask a server.
actor MessageService {
  func messages() -> [Message] {
    [Message(sender: "Ada", text: "The engine works."), Message(sender: "Emmy", text: "It is a symmetry.")]
  }
}
