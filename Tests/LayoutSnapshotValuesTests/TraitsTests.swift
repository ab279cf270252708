import Foundation
import Testing
import LayoutSnapshotViews

@Suite struct TraitsTests {
  @Test func traits_together_laterOnesCount() {
    let traits: Traits = [.dark, .rightToLeft, .contentSize(.accessibilityLarge), .light]
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits == Traits(traitsFrom: [.rightToLeft, .light, .contentSize(.accessibilityLarge)]))
  }

  @Test func traits_ofADevice_leaveNothingOpen() {
    let traits = Device.iPhone15.landscape.traitCollection
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    #expect(traits.localeIdentifier == "en_US")
    #expect(Device.iPad9.traitCollection.horizontalSizeClass == .regular)
  }

  /// Apple, Human Interface Guidelines, Layout, "Device size classes", and UIKit's iPad rules.
  @Test(arguments: [
    (Device.iPhone8, "compact regular", "compact compact"),
    (.iPhone8Plus, "compact regular", "regular compact"), (.iPhoneX, "compact regular", "compact compact"),
    (.iPhoneXR, "compact regular", "regular compact"), (.iPhone14Plus, "compact regular", "regular compact"),
    (.iPadMini6, "regular regular", "regular regular"),
  ])
  func sizeClasses(_ device: Device, upright: String, lying: String) {
    func words(_ device: Device) -> String { "\(device.horizontalSizeClass) \(device.verticalSizeClass)" }
    #expect(words(device) == upright)
    #expect(words(device.landscape) == lying)
  }

  @Test func sizeClass_asked_isNotTheDevicesOwn() {
    let device = Device.iPhone8.with(.sizeClass(horizontal: .regular, vertical: .regular))
    #expect(device.name == "iPhone8.wr")
    #expect(device.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func locale_writtenFromRightToLeft_mirrors() {
    for name in ["ar", "he_IL", "fa-IR", "ur_PK", "az_Arab", "ks"] {
      #expect(Device.iPhone8.with(.locale(name)).layoutDirection == .rightToLeft, "\(name)")
    }
    for name in ["de_DE", "zh-Hans", "en_IL", "ks_Deva", "sr_Latn_RS"] {
      #expect(Device.iPhone8.with(.locale(name)).layoutDirection == .leftToRight, "\(name)")
    }
    let forced = Device.iPhone8.with(.locale("ar"), .leftToRight)
    #expect(forced.layoutDirection == .leftToRight)
    #expect(forced.name == "iPhone8.ltr-lang_ar")
    #expect(forced.traitCollection.locale == Locale(identifier: "ar"))
  }

  @Test func contentSizes_areOrdered() {
    let sizes = ContentSizeCategory.allCases
    #expect(sizes == sizes.sorted())
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

@Suite struct DeviceNameTests {
  @Test(arguments: [
    (Device.iPhone15, "iPhone15"), (.iPhone15.landscape, "iPhone15-landscape"),
    (.iPhone15.landscape.landscape, "iPhone15-landscape"), (.iPhone15.landscape.portrait, "iPhone15"),
    (.iPhone15.with(.light, .leftToRight, .contentSize(.large), .locale("en_US")), "iPhone15"),
    (.iPhone15.with(.displayScale(3)), "iPhone15"), (.iPhone15.with(.displayScale(2)), "iPhone15.2x"),
    (.iPhone15.with(.rightToLeft, .dark), "iPhone15.dark-rtl"),
    (.iPhone15.with(.rightToLeft).with(.dark), "iPhone15.dark-rtl"),
    (.iPhone15.with(.dark).landscape.with(.light), "iPhone15-landscape"),
    (.iPhone15.with(.contentSize(.accessibilityLarge)), "iPhone15.ax2"),
    (.iPhone15.with(.locale("zh-Hant_TW"), .dark), "iPhone15.dark-lang_zh_Hant_TW"),
    (.iPhone15.appearance(.iOS26), "iPhone15.ios26"), (.iPhone15.appearance(.iOS18), "iPhone15"),
    (.iPhone15.with(.dark).appearance(.iOS26), "iPhone15.ios26-dark"),
    (.iPhone15.appearance(.iOS26).appearance(.iOS18), "iPhone15"),
    (.iPhone15.with(.increasedContrast, .dark), "iPhone15.dark-contrast"),
    (.iPhone15.with(.increasedContrast).with(Traits(accessibilityContrast: .normal)), "iPhone15"),
  ])
  func name_saysWhatDiffersFromTheDeviceItself(_ device: Device, name: String) {
    #expect(device.name == name)
  }

  @Test func name_standsForTheDevice() {
    let matrices = [
      DeviceMatrix.all.styles.directions, .typeSizes, .phones.appearances.styles,
      .all.with(.displayScale(1), .locale("ar")), .all.with(.increasedContrast, .rightToLeft),
    ]
    for device in matrices.flatMap(\.devices) { #expect(Device.named(device.name) == device) }
    for name in ["iPhone15.", "iPhone15.purple", "iPhone15.dark-", "iPhone99", "iPhone15-rtl"] {
      #expect(Device.named(name) == nil, "\(name)")
    }
  }

  @Test func device_ofYourOwn_comesBackFromAFile_withItsTraits() throws {
    let own = Device(name: "watch", width: 198, height: 242, scale: 2).with(.dark, .rightToLeft)
    #expect("\(own)" == "watch.dark-rtl (198x242 @2x)")
    #expect(try Layout(json: View().layout(on: own).json).device == own)
    // A name may have a full stop for other reasons.
    let odd = Device(name: "v1.darkish", width: 100, height: 100, scale: 1)
    #expect(try Layout(json: View().layout(on: odd).json).device == odd)
  }

  @Test func locales_areAnAxis_likeStylesAndSizes() {
    let matrix = DeviceMatrix([.iPhone5, .iPhone15]).locales("de_DE", "ar_EG").styles
    #expect(
      matrix.devices.prefix(4).map(\.name)
        == [
          "iPhone5.light-lang_de_DE", "iPhone5.dark-lang_de_DE", "iPhone5.light-lang_ar_EG",
          "iPhone5.dark-lang_ar_EG",
        ].map { $0.replacing("light-", with: "") })
    #expect(matrix.devices.count == 8)
    #expect(matrix.devices[2].traitCollection.layoutDirection == .rightToLeft)
  }

  @Test func appearances_areAnAxis_likeStyles() {
    #expect(
      DeviceMatrix.iPhone17.appearances.styles.devices.map(\.name)
        == ["iPhone17", "iPhone17.dark", "iPhone17.ios26", "iPhone17.ios26-dark"])
    #expect(DeviceMatrix.phones.appearance(.iOS26).devices.allSatisfy { $0.name.hasSuffix(".ios26") })
    #expect(DeviceMatrix.appearances.devices.map(\.name) == ["iPhone15", "iPhone15.ios26"])
    #expect(Device.iPhone15.traitCollection.systemAppearance == .iOS18)
    #expect(Device.iPhone15.appearance(.iOS26).traitCollection[TraitSystemAppearance.self] == .iOS26)
  }

  @Test func matrix_isAProduct_withDifferentNames() {
    let matrix = DeviceMatrix([.iPhone4, .iPhone15], traits: [.light, [.dark, .rightToLeft]])
    #expect(matrix.devices.map(\.name) == ["iPhone4", "iPhone4.dark-rtl", "iPhone15", "iPhone15.dark-rtl"])
    #expect(DeviceMatrix.styles.devices.map(\.name) == ["iPhone15", "iPhone15.dark"])
    #expect(DeviceMatrix.directions.devices.map(\.name) == ["iPhone15", "iPhone15.rtl"])
    #expect(
      DeviceMatrix.typeSizes.devices.map(\.name) == [
        "iPhone15.xs", "iPhone15.s", "iPhone15.m", "iPhone15", "iPhone15.xl", "iPhone15.xxl", "iPhone15.xxxl",
        "iPhone15.ax1", "iPhone15.ax2", "iPhone15.ax3", "iPhone15.ax4", "iPhone15.ax5",
      ])
    let large = DeviceMatrix.all.styles.directions.typeSizes
    #expect(large.devices.count == DeviceMatrix.all.devices.count * 2 * 2 * 12)
    #expect(Set(large.devices.map { $0.name.lowercased() }).count == large.devices.count)
    #expect((DeviceMatrix.iPhone4 + .iPhone5).devices == [.iPhone4, .iPhone5])
  }
}

@Suite struct ViewTraitTests {
  @Test func traits_goDownTheTree_andCanBeOverridden() throws {
    let (root, middle, leaf) = (View(), View(), View())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    _ = try root.layout(on: .iPhone15.with(.dark, .contentSize(.small)))
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.displayScale == 3)
    middle.overrideUserInterfaceStyle = .light
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func traitChange_isTold_outerViewsFirst_onceForEachChange() throws {
    var heard: [String] = []
    let root = Listener("root") { heard.append($0) }
    let leaf = Listener("leaf") { heard.append($0) }
    root.addSubview(leaf)
    _ = try root.layout(on: .iPhone15)
    #expect(heard == ["root nil light", "leaf nil light"])
    heard = []
    _ = try root.layout(on: .iPhone15)
    #expect(heard == [])
    leaf.overrideUserInterfaceStyle = .light
    _ = try root.layout(on: .iPhone15.with(.dark))
    #expect(heard == ["root light dark"])
    heard = []
    let late = Listener("late") { heard.append($0) }
    root.addSubview(late)
    _ = try root.layout(on: .iPhone15.with(.dark))
    #expect(heard == ["late nil dark"])
  }
}

private final class Listener: View {
  let name: String
  let hear: (String) -> Void

  init(_ name: String, hear: @escaping (String) -> Void) {
    (self.name, self.hear) = (name, hear)
    super.init(frame: .zero)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    let before = previous.map { "\($0.userInterfaceStyle)" } ?? "nil"
    hear("\(name) \(before) \(traitCollection.userInterfaceStyle)")
  }
}
