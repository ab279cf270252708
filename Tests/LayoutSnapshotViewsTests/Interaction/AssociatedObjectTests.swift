import Foundation
import LayoutSnapshotViews
import Testing

/// Extensions keep values of their own with objects.
@Suite struct AssociatedObjectTests {
  private final class Part: NSObject {}
  private enum Keys {
    nonisolated(unsafe) static var badge: UInt8 = 0
    nonisolated(unsafe) static var other: UInt8 = 0
  }

  @Test(arguments: [true, false])
  func association_isKept_byItsKey(isResponder: Bool) {
    let owner: NSObject = isResponder ? View() : Part()
    objc_setAssociatedObject(owner, &Keys.badge, "three", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Keys.badge) as? String == "three")
    #expect(objc_getAssociatedObject(owner, &Keys.other) == nil)
    objc_setAssociatedObject(owner, &Keys.badge, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Keys.badge) == nil)
  }

  @Test func association_ofAView_goesWithIt() {
    weak var kept: Part?
    do {
      let owner = View()
      let part = Part()
      objc_setAssociatedObject(owner, &Keys.badge, part, .OBJC_ASSOCIATION_RETAIN)
      kept = part
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test func association_assigned_doesNotHold() {
    let owner = Part()
    do {
      let part = Part()
      objc_setAssociatedObject(owner, &Keys.badge, part, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Keys.badge) as? Part === part)
    }
    #expect(objc_getAssociatedObject(owner, &Keys.badge) == nil)
  }

  @Test func association_ofAGoneObject_isNoOtherObjects() {
    // Objects of one size are often made where the last one was.
    for number in 0..<200 {
      let owner = Part()
      #expect(objc_getAssociatedObject(owner, &Keys.badge) == nil)
      objc_setAssociatedObject(owner, &Keys.badge, number, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &Keys.badge) as? Int == number)
    }
  }

  @Test func associations_areRemoved_together() {
    let owner = View()
    objc_setAssociatedObject(owner, &Keys.badge, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Keys.other, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Keys.badge) == nil)
    #expect(objc_getAssociatedObject(owner, &Keys.other) == nil)
  }

  @Test func weakTable_forgetsWhatIsGone() {
    let table = NSHashTable<Part>.weakObjects()
    let kept = Part()
    table.add(kept)
    table.add(kept)
    do { table.add(Part()) }
    #expect(table.allObjects == [kept] && table.count == 1 && table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func weakMap_forgetsValues_andFindsEqualKeys() {
    let map = NSMapTable<NSString, Part>.strongToWeakObjects()
    let kept = Part()
    map.setObject(kept, forKey: NSString(string: "a"))
    do { map.setObject(Part(), forKey: NSString(string: "b")) }
    #expect(map.object(forKey: NSString(string: "a")) === kept)
    #expect(map.object(forKey: NSString(string: "b")) == nil && map.count == 1)
    map.removeObject(forKey: NSString(string: "a"))
    #expect(map.count == 0)
  }

  private class Base: View { func save() {} }
  private final class Form: Base {}

  @Test func selector_isAnswered_byClassesThatHaveTheMethod() {
    let save = Selector("save", Base.save)
    #expect(Form().responds(to: save))
    #expect(!View().responds(to: save))
    #expect(!Form().responds(to: Selector("nothing")))
  }
}
