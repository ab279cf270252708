public import Foundation
import UIKitFrameworks

/// What is called with the places of an address. Nothing calls it here.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the place of an address, and the address of a place. It never answers: no network is asked.
///
/// ```swift
/// CLGeocoder().geocodeAddressString("Lindau") { places, _ in show(places?.first) }
/// ```
open class CLGeocoder: NSObject {
  /// Whether an answer is awaited: from the first question until ``cancelGeocode()``.
  open private(set) var isGeocoding = false

  /// A geocoder without a question.
  public override init() {}

  /// Never answers: no network is asked.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Never answers: no network is asked.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Never answers: no network is asked.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Never answers: no network is asked.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Never answers: no network is asked.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Never answers: no network is asked.
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    isGeocoding = true
  }
  /// Awaits no answer any longer. The handlers are not called.
  open func cancelGeocode() { isGeocoding = false }

  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation
  ) async throws -> [CLPlacemark] {
    isGeocoding = true
    defer { isGeocoding = false }
    return try await Unanswered.answer()
  }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await reverseGeocodeLocation(location)
  }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String
  ) async throws -> [CLPlacemark] {
    isGeocoding = true
    defer { isGeocoding = false }
    return try await Unanswered.answer()
  }
  /// Waits until the task is canceled: no network is asked.
  @discardableResult
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await geocodeAddressString(addressString)
  }
}
