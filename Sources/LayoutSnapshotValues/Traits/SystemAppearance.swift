/// The version of iOS whose look controls, tables, bars and colors have.
///
/// ```swift
/// assertSnapshot(of: SettingsView(), on: .iPhone17.appearance(.iOS26))  // settings.iPhone17.ios26.png
/// assertSnapshot(of: SettingsView(), on: .phones.appearances)           // in both looks
/// ```
///
/// It does not follow the operating system: a reference stays what it is until a test asks for another look. The raw
/// values are the numbers of the versions.
public enum SystemAppearance: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// The look of iOS 13 to 18, the default.
  case iOS18 = 18
  /// The look of iOS 26, as far as public sources tell it.
  case iOS26 = 26

  /// The looks that there are, the oldest first.
  static let looks = Array(allCases.dropFirst())

  /// The place among the looks, 0 for the oldest and for an unspecified one.
  package var rank: Int {
    switch self {
    case .unspecified, .iOS18: 0
    case .iOS26: 1
    }
  }

  /// The word in names of references.
  var word: String { "ios\(rawValue)" }
}

/// The version of iOS whose look a view has.
public enum TraitSystemAppearance: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = SystemAppearance.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> SystemAppearance { traits.systemAppearance }
}

extension Traits {
  /// The look of a version of iOS.
  ///
  /// ```swift
  /// let traits: Traits = [.appearance(.iOS26), .dark]
  /// Device.iPhone17.with(traits).name  // "iPhone17.ios26-dark"
  /// ```
  public static func appearance(_ appearance: SystemAppearance) -> Traits {
    Traits { $0.systemAppearance = appearance }
  }
}

extension Device {
  /// The same device with the look of a version of iOS. Its name ends in `.ios26` for iOS 26.
  ///
  /// ```swift
  /// Device.iPhone17.appearance(.iOS26).name  // "iPhone17.ios26"
  /// ```
  public func appearance(_ appearance: SystemAppearance) -> Device { with(.appearance(appearance)) }
}

extension DeviceMatrix {
  /// The same devices, each with the look of a version of iOS.
  ///
  /// ```swift
  /// assertSnapshot(of: view, on: .phones.appearance(.iOS26).styles)
  /// ```
  public func appearance(_ appearance: SystemAppearance) -> DeviceMatrix { with(.appearance(appearance)) }

  /// Each device in each look, the oldest first.
  ///
  /// ```swift
  /// DeviceMatrix.iPhone17.appearances.devices.map(\.name)  // ["iPhone17", "iPhone17.ios26"]
  /// ```
  public var appearances: DeviceMatrix {
    DeviceMatrix(devices, traits: SystemAppearance.looks.map(Traits.appearance))
  }

  /// One iPhone in each look.
  public static let appearances = DeviceMatrix.iPhone15.appearances
}
