import LayoutSnapshotStore
import LayoutSnapshotValues

/// A sweep that is stored as a reference: how a layout changes with the size, as text.
package struct SweepReference: Sendable {
  /// How the names of such references end.
  package static let ending = "sweep.txt"

  /// `Target/Suite/test`, as far as the path tells.
  package let name: String
  /// The device's name.
  package let device: String
  package let text: String

  /// - Parameters:
  ///   - place: the reference's path below its folder of references: `AppTests/CardTests/card.iPhone17.sweep.txt`.
  ///   - text: what it says.
  package init(place: String, text: String) {
    let stem = place.dropLast(Self.ending.count + 1)
    let slash = stem.lastIndex(of: "/").map { stem.index(after: $0) } ?? stem.startIndex
    let parts = stem[slash...].split(separator: ".")
    // The device and its traits are the last parts; a test's name may have full stops, too.
    let known = parts.lastIndex { Device.named(String($0)) != nil } ?? parts.endIndex
    device = parts[known...].joined(separator: ".")
    name = stem[..<slash] + parts[..<known].joined(separator: ".")
    self.text = text
  }

  /// Pixels in a point on the device; 2 for a device that nobody knows.
  var scale: Int { Device.named(device)?.scale ?? 2 }
}
