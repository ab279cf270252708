/// A device on which an assertion matched, beside others on which it did not: reports show the whole matrix.
package struct PassedDevice: Hashable, Sendable, Codable {
  /// The device's name, such as `iPhone4-landscape`.
  package var device: String
  package var scale: Int
  package var pointWidth: Double
  package var pointHeight: Double
  /// The picture that matched; none where the assertion takes none.
  package var reference: StoredPath?
  /// Its place among all devices of the assertion.
  package var place: Int

  package init(
    device: String, scale: Int, pointWidth: Double, pointHeight: Double, reference: StoredPath?, place: Int
  ) {
    (self.device, self.scale) = (device, scale)
    (self.pointWidth, self.pointHeight) = (pointWidth, pointHeight)
    (self.reference, self.place) = (reference, place)
  }
}
