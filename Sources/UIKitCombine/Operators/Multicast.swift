#if !canImport(Darwin)
  internal import Foundation

  extension Publishers {
    /// Sends the values of one subscription to all subscribers, with a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What makes the subject.
      public let createSubject: () -> SubjectType

      private let lock = NSLock()
      private var made: SubjectType?

      /// Makes one of its parts.
      public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
        self.upstream = upstream
        self.createSubject = createSubject
      }

      private var subject: SubjectType {
        if let made = lock.withLock({ made }) { return made }
        let candidate = createSubject()
        return lock.withLock {
          let subject = made ?? candidate
          made = subject
          return subject
        }
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S)
      where SubjectType.Output == S.Input, SubjectType.Failure == S.Failure {
        subject.subscribe(subscriber)
      }

      /// Lets it send values until the result is cancelled.
      public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Waits with its values until it is told to connect.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

      /// Makes one of its parts.
      public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        multicast.receive(subscriber: subscriber)
      }

      /// Lets it send values until the result is cancelled.
      public func connect() -> any Cancellable { multicast.connect() }
    }

    /// Connects with the first subscriber, and no longer when the last one has gone.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream

      private let lock = NSLock()
      private var subscribers = 0
      private var connection: (any Cancellable)?

      /// Makes one of its parts.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let isFirst = lock.withLock {
          subscribers += 1
          return subscribers == 1
        }
        let counted = Counted(to: subscriber, value: { .pass($0) })
        counted.onClose = { [self] in leave() }
        upstream.subscribe(counted)
        // A subject that has ended already ends the subscriber at once, for whom nothing need be connected.
        guard isFirst, lock.withLock({ subscribers > 0 }) else { return }
        let connection = upstream.connect()
        let isLate = lock.withLock {
          guard subscribers > 0 else { return true }
          self.connection = connection
          return false
        }
        if isLate { connection.cancel() }
      }

      private func leave() {
        let connection: (any Cancellable)? = lock.withLock {
          subscribers -= 1
          return subscribers == 0 ? take(&self.connection) : nil
        }
        connection?.cancel()
      }
    }

    /// Shares one subscription among all subscribers, for as long as there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream

      private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

      /// Makes one of its parts.
      public init(upstream: Upstream) {
        self.upstream = upstream
        shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        shared.receive(subscriber: subscriber)
      }

      /// Whether both are the same.
      public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
  }

  extension Publisher {
    /// Sends the values of one subscription to all subscribers, with a subject that is made when it is needed.
    public func multicast<S: Subject>(
      _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
      Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values of one subscription to all subscribers, with a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Shares one subscription among all subscribers, for as long as there are any.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
  }

  extension Publisher where Failure == Never {
    /// Waits with its values until it is told to connect.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
      Publishers.MakeConnectable(upstream: self)
    }
  }

  extension ConnectablePublisher {
    /// Connects with the first subscriber, and no longer when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }
#endif
