/// Whether a control behaves as on a tablet or as on a Mac, like UIKit's. Raw values match UIKit's.
///
/// ```swift
/// slider.preferredBehavioralStyle = .pad
/// slider.behavioralStyle  // .pad; pictures of phones and tablets know no other
/// ```
public enum UIBehavioralStyle: UInt, Sendable, CaseIterable {
  /// The system's choice.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac; no picture is one of a Mac.
  case mac = 2
}
