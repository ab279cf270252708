import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Copies are objects of their own, as UIKit documents them: who changes one does not change the other.
@Suite struct CopyTests {
  /// Each property of a sample differs from that of a plain object, so one that a copy forgets is noticed.
  @Test func copies_haveEveryPropertyOfTheirOriginals() {
    for sample in CopySample.all {
      let (plain, changed) = (storedValues(of: sample.plain), storedValues(of: sample.changed))
      let shared = changed.filter { !sample.own.contains($0.key) }
      for (name, value) in shared where !sample.fixed.contains(name) && !value.contains("Function") {
        #expect(plain[name] != value, "\(sample.name): the sample does not change \(name)")
      }
      let copy = sample.changed.copy() as? NSObject
      #expect(copy !== sample.changed, "\(sample.name) gives itself")
      #expect(copy.map { "\(type(of: $0))" } == sample.name)
      let copied = copy.map(storedValues) ?? [:]
      for (name, value) in shared {
        #expect(copied[name] == value, "\(sample.name): the copy has another \(name)")
      }
    }
  }

  @Test func objectsThatNeverChange_areTheirOwnCopies() {
    let absolute = NSCollectionLayoutDimension.absolute(1)
    let size = NSCollectionLayoutSize(widthDimension: absolute, heightDimension: absolute)
    let constants: [NSObject] = [
      absolute, size, NSCollectionLayoutSpacing.fixed(1), NSCollectionLayoutAnchor(edges: .top),
      NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil),
      NSCollectionLayoutGroupCustomItem(frame: .zero), UIBlurEffect(style: .dark), View().topAnchor,
      FontDescriptor(name: "Inter", size: 5), CIColor(red: 1, green: 0, blue: 0),
      UICubicTimingParameters(animationCurve: .linear), UISpringTimingParameters(dampingRatio: 1),
      UITextInputPasswordRules(descriptor: ""), UITargetedPreview(view: View()), UIDragPreview(view: View()),
      UIPointerRegion(rect: .zero),
      UIApplicationShortcutIcon(systemImageName: "a"), UIPointerStyle.hidden(), UIWindowScene.Geometry(),
      UICommandAlternate(title: "a", action: "b", modifierFlags: .command),
      UIUserNotificationSettings(types: .badge, categories: nil),
    ]
    for object in constants { #expect(object.copy() as AnyObject === object, "\(object)") }
  }

  @Test func shortcut_hasACopyThatCanBeChanged_andOneThatCannot() throws {
    let item = UIApplicationShortcutItem(
      type: "a", localizedTitle: "b", localizedSubtitle: "c",
      icon: UIApplicationShortcutIcon(systemImageName: "d"), userInfo: ["e": NSString("f")])
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    for copy in [changed, try #require(item.copy() as? UIApplicationShortcutItem)] {
      #expect(copy !== item)
      #expect((copy.type, copy.localizedTitle, copy.localizedSubtitle) == ("a", "b", "c"))
      #expect(copy.icon === item.icon && copy.userInfo?["e"] as? NSString == "f")
    }
    (changed.type, changed.localizedTitle, changed.localizedSubtitle) = ("1", "2", "3")
    (changed.icon, changed.userInfo, changed.targetContentIdentifier) = (nil, [:], "4")
    let kept = try #require(changed.copy() as? UIApplicationShortcutItem)
    #expect(!(kept is UIMutableApplicationShortcutItem))
    (changed.localizedTitle, changed.targetContentIdentifier) = ("5", nil)
    #expect((kept.type, kept.localizedTitle, kept.localizedSubtitle) == ("1", "2", "3"))
    #expect(
      kept.icon == nil && kept.userInfo?.isEmpty == true && kept.targetContentIdentifier as? String == "4")
    #expect((item.type, item.localizedTitle, item.localizedSubtitle) == ("a", "b", "c"))
  }

  /// A picture of a path is drawn after a copy of it has been changed.
  @Test func path_copiedAndChanged_leavesThePictureOfItsOriginal() throws {
    let path = BezierPath(rect: rect(10, 10, 20, 30))
    path.lineWidth = 2
    let before = try picture(of: path)
    let copy = try #require(path.copy() as? BezierPath)
    copy.addLine(to: CGPoint(x: 100, y: 100))
    (copy.lineWidth, copy.usesEvenOddFillRule) = (9, true)
    copy.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try picture(of: path) == before)
    #expect(try picture(of: copy) != before)
  }

  private final class PathView: View {
    let path: BezierPath
    init(_ path: BezierPath) {
      self.path = path
      super.init(frame: .zero)
      backgroundColor = .white
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect, on canvas: Canvas) {
      canvas.fill(path, .red)
      canvas.stroke(path, .blue)
    }
  }

  private func picture(of path: BezierPath) throws -> Bitmap {
    Rasterizer.draw(try PathView(path).solvedTree(on: .iPhone4).displayList)
  }

  private final class Arrow: BezierPath {
    var head: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Arrow)?.head = head
      return copy
    }
  }

  @Test func subclass_keepsItsClass_andCopiesWhatItAdds() throws {
    let arrow = Arrow(rect: rect(1, 2, 3, 4))
    (arrow.head, arrow.lineWidth) = (5, 6)
    let copy = try #require(arrow.copy() as? Arrow)
    #expect(copy !== arrow && copy.head == 5 && copy.lineWidth == 6 && copy.bounds == rect(1, 2, 3, 4))
  }

  private final class Tagged: View, NSCopying {
    nonisolated func copy(with zone: NSZone? = nil) -> Any { "copied" }
    nonisolated override func mutableCopy() -> Any { "changed" }
  }

  @Test func view_thatAnAppMakesCopy_copies() {
    #expect(Tagged().copy() as? String == "copied")
    #expect(Tagged().mutableCopy() as? String == "changed")
  }

  @Test func objectsThatUIKitDoesNotCopy_endTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Label().copy()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("copy() of LayoutSnapshotViews.Label, which does not conform to NSCopying"), "\(words)")
    await #expect(processExitsWith: .failure) { _ = Layer().copy() }
    await #expect(processExitsWith: .failure) { _ = Image().copy() }
    await #expect(processExitsWith: .failure) { _ = UIBarButtonItem().copy() }
    await #expect(processExitsWith: .failure) { _ = UICollectionViewFlowLayout().copy() }
    await #expect(processExitsWith: .failure) { _ = BezierPath().mutableCopy() }
  }

  /// Only the app knows what its class adds, and how one is made.
  @Test func subclassThatOnlyItsAppCanMake_endsTheProcess() async {
    final class Column: NSCollectionLayoutGroupCustomItem {}
    final class Delete: UIAlertAction {}
    #expect(Column(frame: .zero).copy() is Column)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Delete: UIAlertAction {}
      _ = Delete(title: nil, style: .default).copy()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("inherits copy(with:) from UIAlertAction"), "\(words)")
  }

  @Test func textStorage_isCopiedAsAText() {
    let storage = NSTextStorage(string: "a")
    let (copy, other) = (storage.copy() as? NSAttributedString, storage.mutableCopy())
    storage.append(NSAttributedString(string: "b"))
    #expect(copy?.string == "a" && (other as? NSMutableAttributedString)?.string == "a")
  }

  @Test func tablesOfObjects_areCopiedWithTheSameObjects() {
    let (first, second) = (View(), View())
    let set = NSHashTable<View>.weakObjects()
    set.add(first)
    let setCopy = set.copy() as? NSHashTable<View>
    set.add(second)
    #expect(setCopy?.allObjects == [first] && set.count == 2)
    let map = NSMapTable<View, View>.strongToWeakObjects()
    map.setObject(second, forKey: first)
    let mapCopy = map.copy() as? NSMapTable<View, View>
    map.removeAllObjects()
    #expect(mapCopy?.object(forKey: first) === second && map.count == 0)
  }
}
