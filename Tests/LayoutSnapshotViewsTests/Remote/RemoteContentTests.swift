import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Controllers whose content another process of the device draws.
@Suite struct RemoteContentTests {
  /// The looks that say so, in a tree.
  private func remoteWords(_ controller: ViewController, on device: Device = .iPhone15) throws -> [String] {
    let looks = try controller.view.solvedTree(on: device).layout.looksByPath.values
    return looks.compactMap { $0["content"] }.sorted()
  }

  @Test func controllers_sayThatTheirContentIsDrawnElsewhere() throws {
    let all: [(ViewController, String)] = [
      (
        UIActivityViewController(activityItems: ["x"], applicationActivities: nil), "UIActivityViewController"
      ),
      (UIImagePickerController(), "UIImagePickerController"),
      (
        UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open),
        "UIDocumentPickerViewController"
      ),
      (UIFontPickerViewController(), "UIFontPickerViewController"),
      (UIColorPickerViewController(), "UIColorPickerViewController"),
      (UIReferenceLibraryViewController(term: "x"), "UIReferenceLibraryViewController"),
    ]
    for (controller, name) in all {
      #expect(try remoteWords(controller) == [Layout.remoteContent + name])
    }
    #expect(try remoteWords(ViewController()) == [])
  }

  @Test func picture_hasAGrayArea_withTheNameInTheMiddle() throws {
    let picture = Rasterizer.draw(
      try UIColorPickerViewController().view.solvedTree(on: .iPhone4).displayList)
    let gray = Color.systemGray5.pixel(in: .light)
    #expect(picture[20, 20] == gray && picture[600, 900] == gray)
    #expect(picture[0, 300] == Color.systemGray3.pixel(in: .light))
    let middle = (0..<640).filter { picture[$0, 480] != gray && $0 > 4 && $0 < 636 }
    let (first, last) = (try #require(middle.first), try #require(middle.last))
    #expect(first > 60 && last < 580 && abs(first + last - 640) < 40, "\(first) \(last)")
  }

  @Test func layers_areGrayAreas_andTold_unlessTheyAreHidden() throws {
    let view = View()
    let layer = Layer()
    layer.remoteContent = "AVPlayerLayer"
    layer.frame = rect(40, 60, 200, 100)
    view.layer.addSublayer(layer)
    func tree() throws -> SolvedTree { try view.solvedTree(on: .iPhone4) }
    #expect(
      try tree().layout.looksByPath.values.map { $0["content"] } == [Layout.remoteContent + "AVPlayerLayer"])
    let picture = Rasterizer.draw(try tree().displayList)
    let gray = Color.systemGray5.pixel(in: .light)
    #expect(
      picture[2 * 45, 2 * 65] == gray && picture[2 * 235, 2 * 155] == gray && picture[2 * 30, 2 * 65] != gray)
    #expect(picture[2 * 40, 2 * 100] == Color.systemGray3.pixel(in: .light))
    for change in [{ layer.isHidden = true }, { layer.opacity = 0 }, { layer.frame = .zero }] {
      change()
      #expect(try tree().layout.looksByPath.values.map { $0["content"] } == [nil])
      (layer.isHidden, layer.opacity, layer.frame) = (false, 1, rect(40, 60, 200, 100))
    }
  }

  @Test func areasThatFillAView_lieBehindItsOwn_andGrowWithIt() throws {
    let view = View(frame: rect(0, 0, 10, 10))
    let own = View()
    view.addSubview(own)
    let area = RemoteContentView(of: "MKMapView", filling: view)
    #expect(view.subviews == [area, own])
    view.frame = rect(0, 0, 300, 200)
    let root = View()
    root.addSubview(view)
    _ = try root.layout(on: .iPhone15)
    #expect(area.frame == rect(0, 0, 300, 200))
  }

  @Test func activities_areSheetsOnPhones_andPopoversOnTablets() throws {
    let presenter = ViewController()
    let source = View(frame: rect(100, 100, 50, 40))
    presenter.view.addSubview(source)
    let share = UIActivityViewController(activityItems: [1], applicationActivities: [UIActivity()])
    share.excludedActivityTypes = [.airDrop, .init("own")]
    let popover = try #require(share.popoverPresentationController)
    popover.sourceView = source
    presenter.present(share, animated: true)
    _ = try presenter.layout(on: .iPhone15)
    #expect(share.view.frame == rect(0, 69, 393, 783))
    _ = try presenter.layout(on: .iPadPro11)
    #expect(share.view.frame.size == CGSize(width: 320, height: 480))
    #expect(try remoteWords(presenter) == [Layout.remoteContent + "UIActivityViewController"])
    #expect(share.activityItems.count == 1 && share.applicationActivities?.count == 1)
    #expect(share.excludedActivityTypes?[0].rawValue == "com.apple.UIKit.activity.AirDrop")
  }

  @Test func imagePicker_keepsWhatItIsGiven_andHasNoCamera() throws {
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing && picker.cameraDevice == .rear && picker.videoMaximumDuration == 600)
    picker.allowsEditing = true
    #expect(picker.allowsEditing && picker.isNavigationBarHidden)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    _ = try picker.layout(on: .iPhone15)
    #expect(picker.viewControllers[0].view.frame == picker.view.bounds)
  }

  private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
    let presenter = ViewController()
    var calls: [String] = []
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> ViewController { presenter }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      calls.append("begin")
    }
  }
  private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

  @Test func files_arePresentedOverTheControllerThatTheDelegateNames() throws {
    let viewer = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Report.pdf"))
    #expect(viewer.name == "Report.pdf" && !viewer.presentPreview(animated: true))
    let silent = Silent()
    viewer.delegate = silent
    #expect(!viewer.presentPreview(animated: true), "the delegate names no controller")
    let owner = Owner()
    viewer.delegate = owner
    #expect(viewer.presentPreview(animated: true) && owner.calls == ["begin"])
    #expect(try remoteWords(owner.presenter) == [Layout.remoteContent + "UIDocumentInteractionController"])
    viewer.dismissPreview(animated: true)
    #expect(owner.presenter.presentedViewController == nil)
    let button = View(frame: rect(20, 60, 40, 40))
    owner.presenter.view.addSubview(button)
    #expect(viewer.presentOptionsMenu(from: button.bounds, in: button, animated: true))
    #expect(owner.presenter.presentedViewController?.popoverPresentationController?.sourceView === button)
    #expect(!viewer.presentOptionsMenu(from: .zero, in: View(), animated: true))
  }

  @Test func pasteControl_looksAsAFilledButton_ofItsConfiguration() throws {
    let look = UIPasteControl.Configuration()
    look.displayMode = .labelOnly
    look.baseBackgroundColor = .systemRed
    let control = UIPasteControl(configuration: look)
    var filled = Button.Configuration.filled()
    (filled.title, filled.baseBackgroundColor, filled.cornerStyle) = ("Paste", .systemRed, .medium)
    let button = Button(configuration: filled)
    #expect(
      control.intrinsicContentSize == button.intrinsicContentSize && control.intrinsicContentSize.width > 0)
    func picture(_ view: View) throws -> Bitmap {
      let root = View()
      view.frame = rect(10, 10, 120, 40)
      root.addSubview(view)
      return Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
    }
    #expect(try picture(control) == picture(button))
  }
}
