import LayoutSnapshotSupport
import Foundation
import LayoutSnapshotViews
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// A view is made for the device that its code asks for.
@Suite struct DeviceValuesTests {
  private let devices: [Device] = [.iPhoneSE, .iPadPro11.landscape, .iPhone4]

  @Test func screen_askedInALayout_isTheOneThatIsLaidOut() throws {
    let view = Asking()
    let drawn = Drawing()
    view.addSubview(drawn)
    for device in devices {
      drawn.widths = []
      _ = try view.solvedTree(on: device)
      #expect(view.widths.last == device.size.width)
      #expect(view.idioms.last == (device.name.hasPrefix("iPad") ? .pad : .phone))
      #expect(drawn.widths == [device.size.width])
    }
    #expect(UIScreen.main.bounds.size == UIScreen.device.size)
  }

  @Test func layoutIfNeeded_seesTheDeviceOfTheLastLayout() throws {
    let view = Asking()
    _ = try view.layout(on: .iPhone4)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.widths.count == 2 && view.widths.last == 320)
  }

  @Test func view_thatMeasuresTheScreenWhenItIsMade_isMadeForEachDevice() {
    var made: [CGFloat] = []
    func make() -> View {
      let view = View()
      made.append(UIScreen.main.bounds.width)
      let half = View()
      half.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(half)
      LayoutConstraint.activate([
        half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        half.trailingAnchor.constraint(equalTo: view.centerXAnchor),
        half.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2),
      ])
      return view
    }
    expectLayout(of: make(), on: devices) { $0.hasNoConflicts }
    #expect(made.sorted() == devices.map(\.size.width).sorted())
  }

  @Test func controller_thatMeasuresTheScreenInViewDidLoad_isMadeForEachDevice() throws {
    let folder = try TemporaryFolder()
    var made: [Measuring] = []
    func make() -> Measuring {
      made.append(Measuring())
      return made[made.count - 1]
    }
    _ = verifySnapshot(of: make(), on: devices, record: .all, root: folder.path)
    #expect(made.map(\.width) == devices.map(\.size.width))
  }

  @Test func controller_thatAsksForNothing_isMadeOnce() throws {
    let folder = try TemporaryFolder()
    var count = 0
    func make() -> ViewController {
      count += 1
      return ViewController()
    }
    _ = verifySnapshot(of: make(), on: devices, record: .all, root: folder.path)
    #expect(count == 1)
  }

  @Test func variable_staysTheSameOnAllDevices() throws {
    let folder = try TemporaryFolder()
    let controller = Measuring()
    _ = verifySnapshot(of: controller, on: devices, record: .all, root: folder.path)
    #expect(controller.width == devices[0].size.width)
  }

  @Test func constant_ofTheWholeProcess_getsTheDeviceOutsideOfLayouts() throws {
    let view = Constant()
    _ = try view.layout(on: .iPhone4)
    #expect(view.width == UIScreen.device.size.width)
    #expect(view.now == 320)
    let notes = AbsentNames.shared.names(of: .device, askedForBy: TestContext.runningTest ?? "")
    #expect(notes.count == 1 && notes[0].contains("computed once for all devices"))
  }
}

private final class Asking: View {
  var widths: [CGFloat] = []
  var idioms: [UserInterfaceIdiom] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    widths.append(UIScreen.main.bounds.width)
    idioms.append(UIDevice.current.userInterfaceIdiom)
  }
}

private final class Drawing: View {
  var widths: [CGFloat] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  override func draw(_ rect: CGRect) { widths.append(UIScreen.main.bounds.width) }
}

private final class Measuring: ViewController {
  var width: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    width = UIScreen.main.bounds.width
  }
}

private final class Constant: View {
  private static let half: CGFloat = { UIScreen.main.bounds.width / 2 }()
  var width: CGFloat = 0
  var now: CGFloat = 0

  override func layoutSubviews() {
    width = Constant.half * 2
    now = UIScreen.main.bounds.width
  }
}
