import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Selectors that a string names: a prepared class knows its methods by their names.
@Suite struct NamedSelectorTests {
  private final class Form: UIResponder {
    var calls = 0
    func save() { calls += 1 }
    override class func _action(_ name: String) -> Selector? {
      name == "save" ? Selector("save") { (form: Form) in { form.save() } } : super._action(name)
    }
  }

  @Test func strings_callTheMethodOfTheirName() {
    let form = Form()
    #expect(Selector("save").call(on: form))
    form.perform(NSSelectorFromString("save"))
    #expect(form.calls == 2)
    #expect(!Selector("close").call(on: form))
    #expect(!Selector("save").call(on: NSObject()))
  }
}
