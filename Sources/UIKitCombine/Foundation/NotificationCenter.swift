#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// What gives the notifications of a name.
    ///
    /// ```swift
    /// let subscription = NotificationCenter.default.publisher(for: .lakeDidChange).sink { print($0) }
    /// ```
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    ///
    /// ```swift
    /// let changes: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .lakeDidChange)
    /// ```
    public struct Publisher: UIKitCombine.Publisher {
      /// What it gives.
      public typealias Output = Notification
      /// How it fails.
      public typealias Failure = Never

      /// Where they are posted.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// What posts them, if it matters.
      public let object: AnyObject?

      /// Makes one.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let object = object
        let counted = Counted(
          to: subscriber,
          value: { (notification: Notification) in
            object == nil || notification.object as AnyObject === object ? .pass(notification) : .skip
          })
        let post = PostOffice.shared.post(of: center, name)
        counted.onClose = { post.leave() }
        post.hub.attach(counted)
      }
    }
  }

  /// The one observer of each name at each centre.
  ///
  /// A centre tells its observers in no order. Pictures would differ from run to run if subscribers were observers.
  private final class PostOffice: @unchecked Sendable {
    static let shared = PostOffice()

    private let lock = NSLock()
    private var posts: [Post] = []

    final class Post: @unchecked Sendable {
      let hub = Hub<Notification, Never>(asksAtOnce: true)
      let center: NotificationCenter
      let name: Notification.Name
      var subscribers = 0
      var observer: (any NSObjectProtocol)?

      init(_ center: NotificationCenter, _ name: Notification.Name) {
        self.center = center
        self.name = name
      }

      func leave() { PostOffice.shared.leave(self) }
    }

    func post(of center: NotificationCenter, _ name: Notification.Name) -> Post {
      let (post, isNew) = lock.withLock {
        if let post = posts.first(where: { $0.center === center && $0.name == name }) {
          post.subscribers += 1
          return (post, false)
        }
        let post = Post(center, name)
        post.subscribers = 1
        posts.append(post)
        return (post, true)
      }
      guard isNew else { return post }
      let observer = center.addObserver(forName: name, object: nil, queue: nil) { [hub = post.hub] in
        hub.send($0)
      }
      lock.withLock { post.observer = observer }
      return post
    }

    private func leave(_ post: Post) {
      let observer: (any NSObjectProtocol)? = lock.withLock {
        post.subscribers -= 1
        guard post.subscribers == 0 else { return nil }
        posts.removeAll { $0 === post }
        return take(&post.observer)
      }
      if let observer { post.center.removeObserver(observer) }
    }
  }
#endif
