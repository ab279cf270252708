public import Foundation
public import UIKitFrameworks

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// What went wrong with a location. Only an app's own code makes one here.
///
/// ```swift
/// if (error as? CLError)?.code == .denied { showSettings() }
/// ```
public struct CLError: _ErrorWithCode {
  /// What went wrong.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError

  /// An error with a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: kCLErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain of Core Location's errors.
  public static var errorDomain: String { kCLErrorDomain }

  /// What went wrong. Raw values match Core Location's.
  public enum Code: Int, _CodeOfError {
    /// The error that has such codes.
    public typealias Failure = CLError

    /// The place is not known now.
    case locationUnknown = 0
    /// The user has forbidden it.
    case denied = 1
    /// The network is not there.
    case network = 2
    /// The heading is not known.
    case headingFailure = 3
    /// The user has forbidden to watch regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region is not watched yet.
    case regionMonitoringSetupDelayed = 6
    /// What happens at a region is told late.
    case regionMonitoringResponseDelayed = 7
    /// An address was not found.
    case geocodeFoundNoResult = 8
    /// An address was found in part.
    case geocodeFoundPartialResult = 9
    /// A search for an address was canceled.
    case geocodeCanceled = 10
    /// Late updates are not possible.
    case deferredFailed = 11
    /// Late updates were asked for while there were none.
    case deferredNotUpdatingLocation = 12
    /// Late updates are not possible with that accuracy.
    case deferredAccuracyTooLow = 13
    /// Late updates are not possible with a distance filter.
    case deferredDistanceFiltered = 14
    /// Late updates were canceled.
    case deferredCanceled = 15
    /// Beacons cannot be measured.
    case rangingUnavailable = 16
    /// The measuring of beacons failed.
    case rangingFailure = 17
    /// The user has dismissed the question.
    case promptDeclined = 18
    /// An earlier location was asked for in vain.
    case historicalLocationError = 19
  }
}

extension CLError {
  /// The place is not known now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has forbidden it.
  public static var denied: Code { .denied }
  /// The network is not there.
  public static var network: Code { .network }
  /// The heading is not known.
  public static var headingFailure: Code { .headingFailure }
  /// The user has forbidden to watch regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region is not watched yet.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// What happens at a region is told late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// An address was not found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// An address was found in part.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// A search for an address was canceled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Late updates are not possible.
  public static var deferredFailed: Code { .deferredFailed }
  /// Late updates were asked for while there were none.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Late updates are not possible with that accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Late updates are not possible with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Late updates were canceled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be measured.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The measuring of beacons failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user has dismissed the question.
  public static var promptDeclined: Code { .promptDeclined }
  /// An earlier location was asked for in vain.
  public static var historicalLocationError: Code { .historicalLocationError }
}
