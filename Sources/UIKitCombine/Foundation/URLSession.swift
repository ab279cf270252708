#if !canImport(Darwin)
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLSession {
    /// What gives the answer to a request, which here never comes: a picture does not depend on a network.
    ///
    /// ```swift
    /// let answer = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
    /// ```
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// What gives the answer to a request, which here never comes.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of an answer that never comes.
    ///
    /// ```swift
    /// let answer: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
    /// ```
    public struct DataTaskPublisher: Publisher {
      /// What it gives.
      public typealias Output = (data: Data, response: URLResponse)
      /// How it fails.
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// What would send it.
      public let session: URLSession

      /// Makes one.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        Empty<Output, URLError>(completeImmediately: false).receive(subscriber: subscriber)
      }
    }
  }
#endif
