#if !canImport(Darwin)
  extension Publishers {
    /// Encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
      /// What it gives.
      public typealias Output = Coder.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What encodes.
      public let encoder: Coder

      /// Makes one of its parts.
      public init(upstream: Upstream, encoder: Coder) {
        self.upstream = upstream
        self.encoder = encoder
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let encoder = encoder
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber, trying: { .pass(try encoder.encode($0)) }))
      }
    }

    /// Decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What decodes.
      public let decoder: Coder

      /// Makes one of its parts.
      public init(upstream: Upstream, decoder: Coder) {
        self.upstream = upstream
        self.decoder = decoder
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let decoder = decoder
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber, trying: { .pass(try decoder.decode(Output.self, from: $0)) }))
      }
    }
  }

  /// What encodes values.
  ///
  /// ```swift
  /// publisher.encode(encoder: JSONEncoder())
  /// ```
  public protocol TopLevelEncoder {
    /// What values are encoded as.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }

  /// What decodes values.
  ///
  /// ```swift
  /// publisher.decode(type: Lake.self, decoder: JSONDecoder())
  /// ```
  public protocol TopLevelDecoder {
    /// What values are decoded from.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  extension Publisher where Output: Encodable {
    /// Encodes each value, and fails where that does.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
      Publishers.Encode(upstream: self, encoder: encoder)
    }
  }

  extension Publisher {
    /// Decodes each value, and fails where that does.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
      type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
      Publishers.Decode(upstream: self, decoder: decoder)
    }
  }
#endif
