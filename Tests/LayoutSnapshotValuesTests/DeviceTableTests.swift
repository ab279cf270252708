import Foundation
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotValues

/// The numbers of the table, which reference files depend on: they never change.
@Suite struct DeviceTableTests {
  @Test(
    arguments: [
      ("iPhone4", 320, 480, 2, 20, 0, 0), ("iPhone5", 320, 568, 2, 20, 0, 0),
      ("iPhone8", 375, 667, 2, 20, 0, 0),
      ("iPhone8Plus", 414, 736, 3, 20, 0, 0), ("iPhoneX", 375, 812, 3, 44, 34, 44),
      ("iPhoneXR", 414, 896, 2, 48, 34, 48), ("iPhone11ProMax", 414, 896, 3, 44, 34, 44),
      ("iPhone13Mini", 375, 812, 3, 50, 34, 50), ("iPhone14", 390, 844, 3, 47, 34, 47),
      ("iPhone14Plus", 428, 926, 3, 47, 34, 47), ("iPhone15", 393, 852, 3, 59, 34, 59),
      ("iPhone15ProMax", 430, 932, 3, 59, 34, 59), ("iPhone16Pro", 402, 874, 3, 62, 34, 62),
      ("iPhone16ProMax", 440, 956, 3, 62, 34, 62), ("iPhoneAir", 420, 912, 3, 68, 34, 68),
      ("iPad9", 768, 1024, 2, 20, 0, 0), ("iPad10_2", 810, 1080, 2, 20, 0, 0),
      ("iPadPro10_5", 834, 1112, 2, 20, 0, 0), ("iPadMini6", 744, 1133, 2, 24, 20, 0),
      ("iPadAir", 820, 1180, 2, 24, 20, 0), ("iPadPro11", 834, 1194, 2, 24, 20, 0),
      ("iPadPro11M4", 834, 1210, 2, 24, 20, 0), ("iPadPro12_9", 1024, 1366, 2, 24, 20, 0),
      ("iPadPro13M4", 1032, 1376, 2, 24, 20, 0),
    ] as [(String, Double, Double, Int, Double, Double, Double)])
  func device_hasItsNumbers(
    name: String, width: Double, height: Double, scale: Int, top: Double, bottom: Double, side: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
    #expect(Double(device.landscape.safeAreaInsets.left) == side)
    #expect(Double(device.landscape.safeAreaInsets.right) == side)
    #expect(device.landscape.size == CGSize(width: height, height: width))
    #expect(device.landscape.portrait == device)
    #expect(Device.named(device.landscape.name) == device.landscape)
  }

  @Test func table_isComplete() {
    #expect(Device.phones.count == 17)
    #expect(Device.pads.count == 9)
    let names = DeviceMatrix.all.devices.map(\.name) + Device.multitaskingParts.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Device.named($0)?.name == $0 })
  }

  /// The four postures of iPhone Duo, as they were measured in the simulator of iOS 27.1.
  @Test(
    arguments: [
      (Device.iPhoneDuoCover, 466, 678, 0, 84, .compact, .regular),
      (.iPhoneDuoCover.landscape, 678, 466, 0, 84, .compact, .compact),
      (.iPhoneDuo.landscape, 951, 669, 0, 84, .regular, .regular),
      (.iPhoneDuo, 669, 951, 82, 0, .regular, .regular),
    ] as [(Device, Double, Double, CGFloat, CGFloat, UserInterfaceSizeClass, UserInterfaceSizeClass)])
  func foldingPhone_hasItsNumbers(
    device: Device, width: Double, height: Double, top: CGFloat, right: CGFloat,
    horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) {
    #expect(device.size == CGSize(width: width, height: height) && device.scale == 3)
    #expect(device.safeAreaInsets == EdgeInsets(top: top, left: 0, bottom: 34, right: right))
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.horizontalSizeClass == horizontal && device.verticalSizeClass == vertical)
    #expect(Device.named(device.name) == device)
  }

  /// Models that share a screen have names of their own, which a report and files carry.
  @Test(
    arguments: [
      (Device.iPhone17e, Device.iPhone14), (.iPhone16e, .iPhone14), (.iPhone17, .iPhone16Pro),
      (.iPhone18Pro, .iPhone16Pro), (.iPhone18ProMax, .iPhone16ProMax), (.iPhone17ProMax, .iPhone16ProMax),
      (.iPhone16, .iPhone15), (.iPhone13ProMax, .iPhone14Plus), (.iPhoneSE, .iPhone8),
      (.iPhone12Mini, .iPhone13Mini),
    ])
  func models_haveTheScreensOfOthers(model: Device, other: Device) {
    for (one, two) in [(model, other), (model.landscape, other.landscape)] {
      #expect(one.size == two.size && one.scale == two.scale && one.screenShape == two.screenShape)
      #expect(one.safeAreaInsets == two.safeAreaInsets && one.userInterfaceIdiom == two.userInterfaceIdiom)
      #expect(one.name != two.name && one != two)
      #expect(Device.named(one.with(.dark).name) == one.with(.dark))
    }
  }

  @Test func matrices_areMadeOfSizesAndWidths() {
    let size = DeviceMatrix.size(width: 250, height: 400).devices
    #expect(size.map(\.description) == ["250x400 (250x400 @2x)"])
    let widths = DeviceMatrix.widths(300...331, by: 15.5, height: 600, scale: 3).devices
    #expect(widths.map(\.name) == ["300x600", "315_5x600", "331x600"])
    #expect(widths.map(\.width) == [300, 315.5, 331] && widths.allSatisfy { $0.scale == 3 })
  }

  @Test func matrices_areTurned() {
    let turned = DeviceMatrix.iPhone17Pro.landscape.styles.devices.map(\.name)
    #expect(turned == ["iPhone17Pro-landscape", "iPhone17Pro-landscape.dark"])
    #expect(DeviceMatrix([.iPhone4.landscape, .iPadAir]).portrait.devices == [.iPhone4, .iPadAir])
  }

  /// Apple's table of multitasking sizes: a third, a half where there is one, and two thirds.
  @Test(
    arguments: [
      (Device.iPad9.landscape, [320, 507, 694]), (.iPad9, [320, 438]),
      (.iPadPro10_5.landscape, [320, 551, 782]),
      (.iPadPro10_5, [320, 504]), (.iPadPro12_9.landscape, [375, 678, 981]), (.iPadPro12_9, [375, 639]),
    ] as [(Device, [Double])])
  func multitasking_hasApplesWidths(device: Device, widths: [Double]) {
    let parts: [Device.Multitasking] = [.oneThird, .half, .twoThirds]
    #expect(parts.compactMap { device.multitasking($0)?.width } == widths)
    #expect(device.multitasking(.slideOver)?.width == widths[0])
    #expect(device.multitasking(.oneThird)?.height == device.height)
  }

  /// Half of the largest iPad is wide enough to be regular; all other halves and all thirds are compact.
  @Test func multitasking_hasItsSizeClasses() {
    for device in Device.multitaskingParts {
      let regular =
        device.name.hasSuffix("landscape_twothirds")
        || (device.name.hasSuffix("half") && device.height >= 1024)
        || (device.name == "iPadPro12_9_landscape_half")
      #expect(device.horizontalSizeClass == (regular ? .regular : .compact), "\(device.name)")
      #expect(device.verticalSizeClass == .regular)
    }
    #expect(Device.iPhone15.multitasking(.half) == nil)
    #expect(Device.iPadAir.multitasking(.half) == nil)
    #expect(Device.iPadAir.landscape.multitasking(.half)?.name == "iPadAir_landscape_half")
    #expect(DeviceMatrix.phones.multitasking.devices.isEmpty)
    #expect(DeviceMatrix([.iPadAir, .iPadAir.landscape]).multitasking.devices.count == 7)
  }

  @Test func screens_haveTheirShapes() {
    #expect(Device.iPhone8.screenShape.cornerRadius == 0)
    #expect(Device.iPhone8.screenShape.sensors == nil)
    #expect(Device.iPhoneX.screenShape == .init(cornerRadius: 39, sensors: .notch(width: 209, height: 30)))
    #expect(Device.iPhone15.landscape.screenShape.cornerRadius == 55)
    #expect(Device.iPhone15.screenShape.sensors == .island(width: 126, height: 37, top: 11))
    // What has a sensor housing has round corners, and a safe area above the status bar's 24 points.
    for device in DeviceMatrix.phones.devices {
      let folds = device.name.hasPrefix("iPhoneDuo")
      #expect((device.screenShape.sensors != nil) == (device.safeAreaInsets.top > 24 && !folds))
      #expect((device.screenShape.cornerRadius > 0) == (device.safeAreaInsets.bottom > 0))
    }
    for device in DeviceMatrix.pads.devices {
      #expect((device.screenShape.cornerRadius > 0) == (device.safeAreaInsets.bottom > 0))
    }
  }
}
