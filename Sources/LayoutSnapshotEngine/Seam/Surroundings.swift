import LayoutSnapshotValues

/// What a tree is solved for.
package struct Surroundings {
  package let device: Device
  /// What the root says of its traits.
  package let traits: Traits
  /// What bars and sensors cover of the device.
  package let safeArea: EdgeInsets

  package init(device: Device, traits: Traits, safeArea: EdgeInsets) {
    (self.device, self.traits, self.safeArea) = (device, traits, safeArea)
  }
}
