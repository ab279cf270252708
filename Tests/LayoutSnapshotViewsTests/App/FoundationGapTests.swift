import Foundation
import Testing

@testable import LayoutSnapshotViews

#if !canImport(ObjectiveC)
  /// What apps use of Foundation that is on Apple platforms alone.
  @Suite struct FoundationGapTests {
    @Test(arguments: [
      ("SELF MATCHES %@", "[A-Z]+", "ABC", true), ("SELF MATCHES %@", "[A-Z]+", "ABCd", false),
      ("SELF MATCHES[c] %@", "[A-Z]+", "abc", true), ("SELF matches %@", "a|ab", "ab", true),
      ("self CONTAINS %@", "b", "abc", true), ("SELF CONTAINS[cd] %@", "E", "café", true),
      ("SELF CONTAINS[c] %@", "e", "café", false), ("SELF BEGINSWITH %@", "ca", "café", true),
      ("SELF ENDSWITH %@", "ca", "café", false), ("SELF LIKE %@", "c?f*", "café", true),
      ("SELF LIKE %@", "c.f*", "café", false), ("SELF == %@", "a", "a", true),
      ("SELF != %@", "a", "a", false),
      ("NOT SELF == %@", "a", "b", true), ("SELF BEGINSWITH 'a b' AND SELF ENDSWITH %@", "c", "a b c", true),
      ("SELF == 'x' OR SELF == %@", "y", "y", true), ("SELF == 'x' OR SELF == %@", "y", "z", false),
      ("name == %@", "a", "a", false), ("SELF.length > %@", "3", "abcd", false),
    ]) func predicates(format: String, argument: String, text: String, isTrue: Bool) {
      #expect(NSPredicate(format: format, argument).evaluate(with: text) == isTrue)
      #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: text) == isTrue)
    }

    @Test func predicates_numbersAreNoTexts() {
      #expect(!NSPredicate(format: "SELF == %@", "1").evaluate(with: 1))
      #expect(!NSPredicate(format: "SELF == %@").evaluate(with: "a"))
    }

    @Test func values_areThoseOfKeys() throws {
      let defaults = try #require(UserDefaults(suiteName: "LayoutSnapshotViewsTests.keys"))
      defaults.setValue("Lima", forKey: "city")
      #expect(defaults.value(forKey: "city") as? String == "Lima")
      defaults.removePersistentDomain(forName: "LayoutSnapshotViewsTests.keys")
    }

    @Test func indexPaths_haveRowsAsObjects() {
      let path = IndexPath(row: 3, section: 2) as NSIndexPath
      #expect(path.row == 3 && path.item == 3 && path.section == 2)
      #expect(NSIndexPath(row: 1, section: 4) as IndexPath == IndexPath(item: 1, section: 4))
    }

    @Test func numbers_ofFoundation_becomeExtents() {
      #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(exactly: NSNumber(value: 3)) == 3)
    }

    @Test func providers_giveWhatWasRegistered() {
      let provider = NSItemProvider()
      provider.registerObject("Lima", visibility: .all)
      #expect(provider.canLoadObject(ofClass: String.self))
    }
  }
#endif

/// Windows of delegates whose class nobody knows are optional twice, as in UIKit.
@Suite struct WindowOwnerTests {
  private final class App: UIApplicationDelegate { var window: UIWindow? = UIWindow() }
  private final class Scene: NSObject, UIWindowSceneDelegate { var window: UIWindow? }
  private final class Bare: UIApplicationDelegate {}

  @Test func windows_areOptionalTwice() throws {
    let (app, scene) = (App(), Scene())
    let delegate: any UIApplicationDelegate = app
    #expect(delegate.window??.rootViewController == nil)
    let window = try #require(delegate.window)
    window?.tag = 3
    #expect(app.window?.tag == 3)
    (scene as any _WindowOwner).window = app.window
    #expect(scene.window?.tag == 3 && (scene as any UIWindowSceneDelegate).window??.tag == 3)
    #expect((Bare() as any UIApplicationDelegate).window == .some(.none))
  }
}

/// Objects of classes that are known by their metatypes alone.
@Suite struct MetatypeTests {
  private final class Badge: View {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }
  private func made<Kind: View>(_ type: Kind.Type) -> (Kind, Kind) {
    (_make(type), _make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func classes_areMadeByTheirOwnInitializers() {
    let (plain, framed) = made(Badge.self)
    #expect(plain.tag == 7 && plain.frame == .zero && framed.frame.width == 3 && framed.tag == 7)
    #expect(_make(ViewController.self).parent == nil)
  }
}
