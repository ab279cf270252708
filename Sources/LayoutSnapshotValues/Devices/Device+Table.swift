/// Screens in points and pixels, and what bars, notch and home indicator cover of them.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines, Layout, "Specifications". Insets are those that
/// UIKit gives a root view without bars, as developers print them: the status bar's 20 points on older devices, none
/// where an iPhone lies on its side; the sensor housing from iPhone X on, at both sides in landscape; the home
/// indicator. Apple's documents do not list them. Sources: useyourloaf.com/blog/supporting-iphone-x (20; 44 and 34)
/// and csl.cool/2023/09/15/ios-dev/ios-layout-adaptation (59 and 34; on its side 59 and 21).
///
/// The devices of 2026 are those that developers have run in Xcode 27's simulator and written down: iPhone 17e has the
/// screen of iPhone 14, iPhone 18 Pro and Pro Max have those of iPhone 16 Pro and Pro Max, and iPhone Duo has two of
/// its own, whose safe areas one of them measured in all four postures with iOS 27.1. No other screen is known up to
/// November 2026. ``Device/iPhone17Pro`` and the like say which screen a model has.
extension Device {
  /// The 3.5-inch screen: iPhone 4 and 4S: 320x480 points at 2x.
  public static let iPhone4 = Device(
    name: "iPhone4", width: 320, height: 480, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: .zero)
  /// The 4-inch screen: iPhone 5, 5S, 5C and SE: 320x568 points at 2x.
  public static let iPhone5 = Device(
    name: "iPhone5", width: 320, height: 568, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: .zero)
  /// The 4.7-inch screen: iPhone 6 to 8, SE of 2020 and 2022: 375x667 points at 2x.
  public static let iPhone8 = Device(
    name: "iPhone8", width: 375, height: 667, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: .zero)
  /// The 5.5-inch screen: iPhone 6 Plus to 8 Plus: 414x736 points at 3x.
  public static let iPhone8Plus = Device(
    name: "iPhone8Plus", width: 414, height: 736, scale: 3, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: .zero)
  /// The 5.8-inch screen with a notch: iPhone X, XS and 11 Pro: 375x812 points at 3x.
  public static let iPhoneX = Device(
    name: "iPhoneX", width: 375, height: 812, scale: 3, safeAreaInsets: EdgeInsets(top: 44, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 44, bottom: 21, right: 44))
  /// The 6.1-inch screen at 2x: iPhone XR and 11: 414x896 points at 2x.
  public static let iPhoneXR = Device(
    name: "iPhoneXR", width: 414, height: 896, scale: 2, safeAreaInsets: EdgeInsets(top: 48, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 48, bottom: 21, right: 48))
  /// The 6.5-inch screen: iPhone XS Max and 11 Pro Max: 414x896 points at 3x.
  public static let iPhone11ProMax = Device(
    name: "iPhone11ProMax", width: 414, height: 896, scale: 3,
    safeAreaInsets: EdgeInsets(top: 44, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 44, bottom: 21, right: 44))
  /// The 5.4-inch screen: iPhone 12 mini and 13 mini: 375x812 points at 3x.
  public static let iPhone13Mini = Device(
    name: "iPhone13Mini", width: 375, height: 812, scale: 3, safeAreaInsets: EdgeInsets(top: 50, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 50, bottom: 21, right: 50))
  /// The 6.1-inch screen with a notch: iPhone 12 to 14, 16e and 17e: 390x844 points at 3x.
  public static let iPhone14 = Device(
    name: "iPhone14", width: 390, height: 844, scale: 3, safeAreaInsets: EdgeInsets(top: 47, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 47, bottom: 21, right: 47))
  /// The 6.7-inch screen with a notch: iPhone 12 Pro Max to 14 Plus: 428x926 points at 3x.
  public static let iPhone14Plus = Device(
    name: "iPhone14Plus", width: 428, height: 926, scale: 3, safeAreaInsets: EdgeInsets(top: 47, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 47, bottom: 21, right: 47))
  /// The 6.1-inch screen with a sensor island: iPhone 14 Pro to 16: 393x852 points at 3x.
  public static let iPhone15 = Device(
    name: "iPhone15", width: 393, height: 852, scale: 3, safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 59, bottom: 21, right: 59))
  /// The 6.7-inch screen with a sensor island: iPhone 14 Pro Max to 16 Plus: 430x932 points at 3x.
  public static let iPhone15ProMax = Device(
    name: "iPhone15ProMax", width: 430, height: 932, scale: 3,
    safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 59, bottom: 21, right: 59))
  /// The 6.3-inch screen: iPhone 16 Pro, 17, 17 Pro and 18 Pro: 402x874 points at 3x.
  public static let iPhone16Pro = Device(
    name: "iPhone16Pro", width: 402, height: 874, scale: 3, safeAreaInsets: EdgeInsets(top: 62, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 62, bottom: 21, right: 62))
  /// The 6.9-inch screen: iPhone 16 Pro Max, 17 Pro Max and 18 Pro Max: 440x956 points at 3x.
  public static let iPhone16ProMax = Device(
    name: "iPhone16ProMax", width: 440, height: 956, scale: 3,
    safeAreaInsets: EdgeInsets(top: 62, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(left: 62, bottom: 21, right: 62))
  /// The 6.5-inch screen of iPhone Air: 420x912 points at 3x.
  public static let iPhoneAir = Device(
    name: "iPhoneAir", width: 420, height: 912, scale: 3, safeAreaInsets: EdgeInsets(top: 68, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(top: 20, left: 68, bottom: 29, right: 68))
  /// The 7.6-inch inner screen of iPhone Duo, unfolded: 669x951 points at 3x, regular along both axes.
  ///
  /// It is mostly used in landscape, where the status bar is at the right edge. Bars of containers stay at
  /// the top and the bottom here, although the system puts them at that edge too.
  public static let iPhoneDuo = Device(
    name: "iPhoneDuo", width: 669, height: 951, scale: 3, safeAreaInsets: EdgeInsets(top: 82, bottom: 34),
    landscapeSafeAreaInsets: EdgeInsets(bottom: 34, right: 84))
  /// The 5.4-inch outer screen of iPhone Duo, folded: 466x678 points at 3x, the status bar at its right edge.
  public static let iPhoneDuoCover = Device(
    name: "iPhoneDuoCover", width: 466, height: 678, scale: 3,
    safeAreaInsets: EdgeInsets(bottom: 34, right: 84))
  /// The 9.7-inch and 7.9-inch screens: iPad to the 6th, iPad mini to the 5th: 768x1024 points at 2x.
  public static let iPad9 = Device(
    name: "iPad9", width: 768, height: 1024, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 20), userInterfaceIdiom: .pad)
  /// The 10.2-inch screen: iPad 7th to 9th: 810x1080 points at 2x.
  public static let iPad10_2 = Device(
    name: "iPad10_2", width: 810, height: 1080, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 20), userInterfaceIdiom: .pad)
  /// The 10.5-inch screen: iPad Pro and Air 3rd: 834x1112 points at 2x.
  public static let iPadPro10_5 = Device(
    name: "iPadPro10_5", width: 834, height: 1112, scale: 2, safeAreaInsets: EdgeInsets(top: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 20), userInterfaceIdiom: .pad)
  /// The 8.3-inch screen: iPad mini from the 6th on: 744x1133 points at 2x.
  public static let iPadMini6 = Device(
    name: "iPadMini6", width: 744, height: 1133, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)
  /// The 10.9-inch screen: iPad 10th and later, Air 4th and later: 820x1180 points at 2x.
  public static let iPadAir = Device(
    name: "iPadAir", width: 820, height: 1180, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)
  /// The 11-inch screen: iPad Pro to the 4th: 834x1194 points at 2x.
  public static let iPadPro11 = Device(
    name: "iPadPro11", width: 834, height: 1194, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)
  /// The 11-inch screen of iPad Pro with M4 and later: 834x1210 points at 2x.
  public static let iPadPro11M4 = Device(
    name: "iPadPro11M4", width: 834, height: 1210, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)
  /// The 12.9-inch screen: iPad Pro from the 3rd to the 6th, the 13-inch iPad Air: 1024x1366 points at 2x.
  public static let iPadPro12_9 = Device(
    name: "iPadPro12_9", width: 1024, height: 1366, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)
  /// The 13-inch screen of iPad Pro with M4 and later: 1032x1376 points at 2x.
  public static let iPadPro13M4 = Device(
    name: "iPadPro13M4", width: 1032, height: 1376, scale: 2, safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), userInterfaceIdiom: .pad)

  /// Every iPhone's screen in portrait, approximately in the order of release.
  public static let phones: [Device] = [
    .iPhone4, .iPhone5, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhone11ProMax, .iPhone13Mini,
    .iPhone14, .iPhone14Plus, .iPhone15, .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax, .iPhoneAir,
    .iPhoneDuoCover, .iPhoneDuo,
  ]

  /// Every iPad's screen in portrait, the oldest first.
  public static let pads: [Device] = [
    .iPad9, .iPad10_2, .iPadPro10_5, .iPadMini6, .iPadAir, .iPadPro11, .iPadPro11M4, .iPadPro12_9,
    .iPadPro13M4,
  ]

  /// The device with a name, which may have suffixes; nil for an unknown name.
  public static func named(_ name: String) -> Device? {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var model = parts[0]
    func ends(in suffix: String) -> Bool {
      guard model.hasSuffix(suffix) else { return false }
      model = model.dropLast(suffix.count)
      return true
    }
    // From the end, in the order of names.
    let hasStatusBar = ends(in: StatusBar.drawn.suffix)
    let isWhole = ends(in: Extent.wholeContent.suffix)
    let isTurned = ends(in: "-landscape")
    guard let upright = (phones + pads + models + multitaskingParts).first(where: { $0.model == model })
    else {
      return nil
    }
    var device = isTurned ? upright.landscape : upright
    if isWhole { device = device.wholeContent }
    if hasStatusBar { device = device.statusBar(.drawn) }
    guard parts.count == 2 else { return device }
    return Traits(identifier: String(parts[1])).map { device.with($0) }
  }
}
