import Foundation

/// The time, the signal and the battery at the top of a screen, for devices that ask for them with `statusBar(.drawn)`.
final class StatusBarView: View {
  private let device: Device
  private let color: Color

  /// The bar over a tree; nil where a phone would show none, and where the device does not ask for it.
  init?(over root: View, on device: Device) {
    let isScreen = device.extent == .screen || device.extent == .wholeContent
    let isLow = device.userInterfaceIdiom == .phone && device.verticalSizeClass == .compact
    guard device.statusBar == .drawn, isScreen, !isLow, device.safeAreaInsets.top > 0 else { return nil }
    let controller = root.rootController
    if controller?.decider(\.childForStatusBarHidden).prefersStatusBarHidden == true { return nil }
    let decider = controller?.decider(\.childForStatusBarStyle)
    let isDark =
      (decider?.viewIfLoaded ?? root).traitCollection.userInterfaceStyle == .dark
    color =
      switch decider?.preferredStatusBarStyle ?? .default {
      case .default: isDark ? .white : .black
      case .lightContent: .white
      case .darkContent: .black
      }
    self.device = device
    super.init(frame: .zero)
  }

  /// Whether a camera lies in the upper edge, with the time and the battery beside it.
  private var hasHousing: Bool { device.userInterfaceIdiom == .phone && device.safeAreaInsets.top > 24 }

  /// The width that the camera takes in the middle, and the height at which it lies.
  private var housing: (width: CGFloat, middle: CGFloat) {
    let half = device.safeAreaInsets.top / 2
    return switch device.screenShape.sensors {
    case .notch(let width, _)?: (CGFloat(width), half)
    case .island(let width, let height, let top)?: (CGFloat(width), CGFloat(top + height / 2))
    case nil: (CGFloat(device.width) * 0.4, half)
    }
  }

  override func drawContent(on canvas: Canvas) {
    let width = canvas.bounds.width
    let isMirrored = isRightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let isPhone = device.userInterfaceIdiom == .phone
    let middle = hasHousing ? housing.middle : device.safeAreaInsets.top / 2
    let size: CGFloat = !hasHousing ? 12 : device.safeAreaInsets.top >= 50 ? 17 : 15
    let time = ControlText("9:41", .semibold, size: size, self)
    let ear = (width - housing.width) / 2
    let timeX =
      hasHousing ? (ear - time.width) / 2 : isPhone ? (width - time.width) / 2 : StatusBarView.margin
    time.draw(
      on: canvas, in: mirrored(CGRect(x: timeX, y: middle - 12, width: time.width, height: 24)), color)
    let (signal, battery) = (StatusBarView.signalWidth, StatusBarView.batteryWidth)
    let end = hasHousing ? width - (ear - signal - battery - 6) / 2 : width - StatusBarView.margin
    let isApart = isPhone && !hasHousing
    let bars = isApart ? StatusBarView.margin : end - battery - 6 - signal
    drawSignal(on: canvas, at: CGPoint(x: bars, y: middle), mirrored)
    drawBattery(on: canvas, at: CGPoint(x: end - battery, y: middle), mirrored)
  }

  private static let margin: CGFloat = 6
  private static let signalWidth: CGFloat = 18
  private static let batteryWidth: CGFloat = 27

  /// Four bars of full signal.
  private func drawSignal(on canvas: Canvas, at place: CGPoint, _ mirrored: (CGRect) -> CGRect) {
    for (index, height) in [4, 6, 8, 10].enumerated() {
      let bar = CGRect(
        x: place.x + CGFloat(5 * index), y: place.y + 5 - CGFloat(height), width: 3, height: CGFloat(height))
      canvas.fill(mirrored(bar), cornerRadius: 1, color)
    }
  }

  /// A full battery.
  private func drawBattery(on canvas: Canvas, at place: CGPoint, _ mirrored: (CGRect) -> CGRect) {
    let pale = color.withAlphaComponent(0.4)
    let shell = CGRect(x: place.x, y: place.y - 6, width: 24, height: 12)
    canvas.stroke(mirrored(shell.insetBy(dx: 0.5, dy: 0.5)), cornerRadius: 3.5, pale)
    canvas.fill(mirrored(shell.insetBy(dx: 2, dy: 2)), cornerRadius: 2, color)
    canvas.fill(
      mirrored(CGRect(x: place.x + 25, y: place.y - 2, width: 1.5, height: 4)), cornerRadius: 0.75, pale)
  }
}

extension ViewController {
  /// The controller that decides about the status bar, from this one outward.
  ///
  /// A presented controller decides if it covers the screen or says that it does; that is UIKit's documented rule.
  final func decider(_ child: KeyPath<ViewController, ViewController?>) -> ViewController {
    var decider = self
    while true {
      if let presented = decider.state.presented,
        presented.modalPresentationStyle == .fullScreen
          || presented.modalPresentationCapturesStatusBarAppearance
      {
        decider = presented
      } else if let next = decider[keyPath: child] {
        decider = next
      } else {
        return decider
      }
    }
  }
}
