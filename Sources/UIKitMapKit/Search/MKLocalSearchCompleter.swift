public import Foundation

/// Proposes words while the user writes. It proposes nothing: no network is asked.
///
/// ```swift
/// let completer = MKLocalSearchCompleter()
/// completer.delegate = self
/// completer.queryFragment = "coff"
/// ```
open class MKLocalSearchCompleter: NSObject {
  /// What to propose.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds with their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Words to look for.
    public static let query = Self(rawValue: 4)
  }
  /// What to propose, in older apps. Raw values match MapKit's.
  public enum FilterType: Int, Sendable {
    /// Places and words.
    case locationsAndQueries = 0
    /// Places.
    case locationsOnly = 1
  }

  /// Who is told of proposals. Only tests call it.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the user has written.
  open var queryFragment = "" { didSet { isCanceled = false } }
  /// Where to look, as the app sets it.
  open var region = MKCoordinateRegion()
  /// What to propose; all by default.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What to propose, in older apps.
  open var filterType = FilterType.locationsAndQueries
  /// The places of interest; all by default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The proposals: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether an answer is awaited: it is, while there is something to complete.
  open var isSearching: Bool { !queryFragment.isEmpty && !isCanceled }
  private var isCanceled = false

  /// A completer without words.
  public override init() {}

  /// Awaits no answer any longer.
  open func cancel() { isCanceled = true }
}

/// A proposal. There is never one here: no network is asked.
public final class MKLocalSearchCompletion: NSObject, Sendable {
  private let never: NeverMade
  private init(_ never: NeverMade) { self.never = never }
  /// The first line.
  public var title: String { never.fact() }
  /// The second line.
  public var subtitle: String { never.fact() }
  /// Which parts of the first line the user has written.
  public var titleHighlightRanges: [NSValue] { never.fact() }
  /// Which parts of the second line the user has written.
  public var subtitleHighlightRanges: [NSValue] { never.fact() }
}

/// Who is told of proposals, like MapKit's delegate. Only tests call it.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called on a phone with new proposals.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called on a phone when no proposal can be had.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing by default.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing by default.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
