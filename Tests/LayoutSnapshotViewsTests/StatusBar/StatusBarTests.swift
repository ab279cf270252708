import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct StatusBarTests {
  private func drawing(_ controller: ViewController, on device: Device) throws -> [String] {
    try controller.view.solvedTree(on: device).displayList.description.split(separator: "\n").map(String.init)
  }

  /// What a device with a status bar draws and one without does not; nil where the rest differs.
  private func added(_ controller: ViewController, on device: Device) throws -> [String]? {
    let plain = try drawing(controller, on: device)
    let all = try drawing(controller, on: device.statusBar(.drawn))
    return all.starts(with: plain) ? Array(all.dropFirst(plain.count)) : nil
  }

  @Test func names_tellIt() {
    #expect(Device.iPhone15.statusBar(.drawn).name == "iPhone15-status")
    #expect(Device.iPhone15.landscape.statusBar(.drawn).with(.dark).name == "iPhone15-landscape-status.dark")
    #expect(
      Device.iPhone15.statusBar(.drawn).wholeContent.landscape.name == "iPhone15-landscape-whole-status")
    #expect(Device.iPhone15.statusBar(.drawn).statusBar(.omitted) == .iPhone15)
    #expect(DeviceMatrix.iPhone15.statusBar(.drawn).devices.map(\.name) == ["iPhone15-status"])
  }

  @Test func bars_areAddedToThePicture_andFramesStay() throws {
    for device in [Device.iPhone8, .iPhoneX, .iPhone15, .iPad9, .iPadPro11.landscape] {
      let controller = ViewController()
      #expect(try added(controller, on: device)?.isEmpty == false, "\(device)")
      let frames = try controller.layout(on: device).nodes.map(\.frame)
      #expect(try controller.layout(on: device.statusBar(.drawn)).nodes.map(\.frame) == frames)
    }
  }

  @Test func bars_areNotThere_whereAPhoneShowsNone() throws {
    final class Full: ViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    #expect(try added(Full(), on: .iPhone15) == [])
    #expect(try added(NavigationController(rootViewController: Full()), on: .iPhone8) == [])
    #expect(try added(ViewController(), on: .iPhone15.landscape) == [])
    #expect(try added(ViewController(), on: .iPhone15.fixed(width: 100, height: 100)) == [])
    #expect(try added(ViewController(), on: Device(name: "bare", width: 320, height: 480, scale: 2)) == [])
  }

  @Test func colors_followTheControllerThatDecides() throws {
    final class Light: ViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    func isLight(_ controller: ViewController, on device: Device = .iPhone15) throws -> Bool {
      let lines = try added(controller, on: device) ?? []
      let (light, dark) = (
        lines.contains { $0.contains("#FFFFFF") }, lines.contains { $0.contains("#000000") }
      )
      #expect(light != dark)
      return light
    }
    #expect(try !isLight(ViewController()))
    #expect(try isLight(ViewController(), on: .iPhone15.with(.dark)))
    #expect(try isLight(Light()))
    let tabs = TabBarController()
    tabs.viewControllers = [Light()]
    #expect(try isLight(tabs))
    let navigation = NavigationController(rootViewController: Light())
    #expect(try !isLight(navigation))
    navigation.navigationBar.barStyle = .black
    #expect(try isLight(navigation))
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    #expect(try isLight(navigation))
    let presenting = ViewController()
    let cover = Light()
    presenting.present(cover, animated: false)
    #expect(try !isLight(presenting))
    cover.modalPresentationCapturesStatusBarAppearance = true
    #expect(try isLight(presenting))
  }
}
