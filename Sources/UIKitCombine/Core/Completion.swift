#if !canImport(Darwin)
  extension Subscribers {
    /// How a publisher ended.
    ///
    /// ```swift
    /// if case .failure(let error) = completion { show(error) }
    /// ```
    public enum Completion<Failure: Error> {
      /// There are no more values.
      case finished
      /// An error ended it.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Hashable where Failure: Hashable {}
  extension Subscribers.Completion: Sendable {}

  private enum CompletionKey: String, CodingKey { case success, error }

  extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CompletionKey.self)
      switch self {
      case .finished: try container.encode(true, forKey: .success)
      case .failure(let error):
        try container.encode(false, forKey: .success)
        try container.encode(error, forKey: .error)
      }
    }
  }

  extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes it.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CompletionKey.self)
      let isSuccess = try container.decode(Bool.self, forKey: .success)
      self = isSuccess ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }
  }

  extension Subscribers.Completion {
    func mapFailure<NewFailure: Error>(_ transform: (Failure) -> NewFailure)
      -> Subscribers.Completion<NewFailure>
    {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }

    /// The same where each error will do.
    var anyFailure: Subscribers.Completion<any Error> { mapFailure { $0 } }
  }

  extension Subscribers.Completion where Failure == Never {
    /// The same for each kind of error, because none has happened.
    func setFailureType<NewFailure: Error>(to type: NewFailure.Type = NewFailure.self)
      -> Subscribers.Completion<NewFailure>
    {
      .finished
    }
  }
#endif
