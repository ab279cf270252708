import Testing
import UIKit

@testable import LinuxApp

/// What an extension of UIKit's class declares is overridden as Objective-C would have it.
@Suite struct AppearanceTests {
  private let screens = [
    UIViewController(), GalleryViewController(), PictureViewController(), UITableViewController(),
    AlbumsViewController(), CitiesViewController(),
  ]

  @Test func calls_reachTheOverrides_andSuperWhatIsAbove() {
    for screen in screens { screen.applyAppearance() }
    #expect(
      screens.map { $0.view.accessibilityIdentifier } == [
        "screen", "screen.gallery", "screen.gallery.picture", "screen.table", "screen.table.albums",
        "screen.table",
      ])
    let gallery = GalleryViewController()
    gallery.resetAppearance()
    #expect(gallery.view.accessibilityIdentifier == "screen")
  }

  @Test func properties_reachTheOverrides() {
    #expect(screens.map(\.wantsBar) == [true, false, false, true, true, true])
    for screen in screens { screen.note = "NEW" }
    #expect(screens.map(\.note) == ["NEW", "Gallery: new", "Gallery: new", "NEW", "NEW", "NEW"])
    let navigation = UINavigationController(rootViewController: screens[2])
    screens[2].applyAppearance()
    #expect(navigation.isNavigationBarHidden)
  }

  private final class OwnNavigation: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  @Test func extensions_replaceWhatUIKitDeclares() {
    let gallery = UINavigationController(rootViewController: GalleryViewController())
    let plain = UINavigationController(rootViewController: UIViewController())
    gallery.loadViewIfNeeded()
    #expect(gallery.navigationBar.accessibilityHint == "of the app")
    #expect(gallery.preferredStatusBarStyle == .lightContent && plain.preferredStatusBarStyle == .default)
    let own = OwnNavigation(rootViewController: GalleryViewController())
    #expect(own.preferredStatusBarStyle == .darkContent)
    #expect(UITextField().canPerformAction(Selector("paste:"), withSender: nil))
    #expect(!UITextView().canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test func classMembers_reachTheOverrides() {
    let types: [UIViewController.Type] = [GalleryViewController.self, PictureViewController.self]
    let made = types.map { $0.make(named: "Sea") }
    #expect(made.map(\.title) == ["Sea", "SEA"])
    #expect(type(of: made[1]) == PictureViewController.self)
  }
}
