import Foundation

public struct Message: Sendable, Equatable {
  public var sender: String
  public var text: String
}

/// What the screen shows. It belongs to the main actor, as most models of apps do.
@MainActor
public final class Inbox {
  public static let shared = Inbox()
  public private(set) var messages: [Message] = []
  public var onChange: (() -> Void)?
  private let service = MessageService()

  public init() {}

  public func load() async {
    messages = await service.messages()
    onChange?()
  }

  public func clear() {
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
