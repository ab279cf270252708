public import Foundation
import UIKitFrameworks

/// How somebody travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways with their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By train and bus.
  public static let transit = Self(rawValue: 4)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Finds the way between places. It never answers: no network is asked.
///
/// ```swift
/// let request = MKDirections.Request()
/// request.source = .forCurrentLocation()
/// request.destination = item
/// MKDirections(request: request).calculate { response, _ in show(response?.routes) }
/// ```
open class MKDirections: NSObject {
  /// What is called with the ways. Nothing calls it here.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// What is called with the time. Nothing calls it here.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Between which places to find a way.
  ///
  /// ```swift
  /// let request = MKDirections.Request()
  /// request.transportType = .walking
  /// ```
  open class Request: NSObject {
    /// Where it begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How somebody travels; in any way by default.
    open var transportType = MKDirectionsTransportType.any
    /// Whether other ways are wanted; false by default.
    open var requestsAlternateRoutes = false
    /// When it begins.
    open var departureDate: Date?
    /// When it ends.
    open var arrivalDate: Date?

    /// A request without places.
    public override init() {}
  }

  /// The ways that were found. There is never one here: no network is asked.
  public final class Response: NSObject, Sendable {
    private let never: NeverMade
    private init(_ never: NeverMade) { self.never = never }
    /// Where they begin.
    public var source: MKMapItem { never.fact() }
    /// Where they end.
    public var destination: MKMapItem { never.fact() }
    /// The ways.
    public var routes: [MKRoute] { never.fact() }
  }

  /// The time that was found. There is never one here: no network is asked.
  public final class ETAResponse: NSObject, Sendable {
    private let never: NeverMade
    private init(_ never: NeverMade) { self.never = never }
    /// Where the way begins.
    public var source: MKMapItem { never.fact() }
    /// Where the way ends.
    public var destination: MKMapItem { never.fact() }
    /// How long it takes, in seconds.
    public var expectedTravelTime: TimeInterval { never.fact() }
    /// How long it is, in meters.
    public var distance: CLLocationDistance { never.fact() }
    /// When it ends.
    public var expectedArrivalDate: Date { never.fact() }
    /// When it begins.
    public var expectedDepartureDate: Date { never.fact() }
    /// How somebody travels.
    public var transportType: MKDirectionsTransportType { never.fact() }
  }

  /// Whether an answer is awaited.
  open private(set) var isCalculating = false

  /// A search for a request.
  public init(request: Request) {}

  /// Never answers: no network is asked.
  open func calculate(completionHandler: @escaping DirectionsHandler) { isCalculating = true }
  /// Never answers: no network is asked.
  open func calculateETA(completionHandler: @escaping ETAHandler) { isCalculating = true }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func calculate() async throws -> Response { try await answer() }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse { try await answer() }

  nonisolated(nonsending) private func answer<Answer>() async throws -> Answer {
    isCalculating = true
    defer { isCalculating = false }
    return try await Unanswered.answer()
  }
  /// Awaits no answer any longer. The handlers are not called.
  open func cancel() { isCalculating = false }
}

/// A way between places. There is never one here: no network is asked.
public final class MKRoute: NSObject, Sendable {
  private let never: NeverMade
  private init(_ never: NeverMade) { self.never = never }
  /// What it is called.
  public var name: String { never.fact() }
  /// What the user should know.
  public var advisoryNotices: [String] { never.fact() }
  /// How long it is, in meters.
  public var distance: CLLocationDistance { never.fact() }
  /// How long it takes, in seconds.
  public var expectedTravelTime: TimeInterval { never.fact() }
  /// How somebody travels.
  public var transportType: MKDirectionsTransportType { never.fact() }
  /// Its line on the map.
  public var polyline: MKPolyline { never.fact() }
  /// Its parts.
  public var steps: [Step] { never.fact() }
  /// Whether it costs something.
  public var hasTolls: Bool { never.fact() }
  /// Whether it has highways.
  public var hasHighways: Bool { never.fact() }

  /// A part of a way. There is never one here.
  public final class Step: NSObject, Sendable {
    private let never: NeverMade
    private init(_ never: NeverMade) { self.never = never }
    /// What to do.
    public var instructions: String { never.fact() }
    /// What to know.
    public var notice: String? { never.fact() }
    /// Its line on the map.
    public var polyline: MKPolyline { never.fact() }
    /// How long it is, in meters.
    public var distance: CLLocationDistance { never.fact() }
    /// How somebody travels.
    public var transportType: MKDirectionsTransportType { never.fact() }
  }
}

/// The older name of ``MKRoute/Step``.
public typealias MKRouteStep = MKRoute.Step
/// The older name of ``MKDirections/Request``.
public typealias MKDirectionsRequest = MKDirections.Request
/// The older name of ``MKDirections/Response``.
public typealias MKDirectionsResponse = MKDirections.Response
