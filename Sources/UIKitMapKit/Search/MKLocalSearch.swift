public import Foundation
import UIKitFrameworks

/// Finds places. It never answers: no network is asked.
///
/// ```swift
/// let request = MKLocalSearch.Request()
/// request.naturalLanguageQuery = "coffee"
/// MKLocalSearch(request: request).start { response, _ in show(response?.mapItems) }
/// ```
open class MKLocalSearch: NSObject {
  /// What is called with the places. Nothing calls it here.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What to look for.
  ///
  /// ```swift
  /// let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
  /// ```
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where to look, as the app sets it.
    open var region = MKCoordinateRegion()
    /// What to find; addresses and places of interest by default.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The places of interest; all by default.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// A request without words.
    public override init() {}
    /// A request with words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// A request with words in an area.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// A request for what a completer has proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What to find.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds with their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = Self(rawValue: 2)
  }

  /// The places that were found. There is never one here: no network is asked.
  public final class Response: NSObject, Sendable {
    private let never: NeverMade
    private init(_ never: NeverMade) { self.never = never }
    /// The places.
    public var mapItems: [MKMapItem] { never.fact() }
    /// The area around them.
    public var boundingRegion: MKCoordinateRegion { never.fact() }
  }

  /// Whether an answer is awaited.
  open private(set) var isSearching = false

  /// A search for a request.
  public init(request: Request) {}

  /// Never answers: no network is asked.
  open func start(completionHandler: @escaping CompletionHandler) { isSearching = true }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func start() async throws -> Response {
    isSearching = true
    defer { isSearching = false }
    return try await Unanswered.answer()
  }
  /// Awaits no answer any longer. The handler is not called.
  open func cancel() { isSearching = false }
}

/// The older name of ``MKLocalSearch/Request``.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The older name of ``MKLocalSearch/Response``.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
