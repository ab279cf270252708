import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What calls the actions of controls, and who lists them.
@Suite struct ControlHandlerTests {
  private final class Target: NSObject {
    func save() {}
  }

  @Test func handlers_areListed_untilTheListenerStops() {
    let (control, target) = (Control(), Target())
    control.addAction(Action(title: "First") { _ in }, for: .valueChanged)
    control.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
    var seen: [String] = []
    control.enumerateEventHandlers { action, handler, events, _ in
      let name = action?.title ?? handler.map { "\($0.1)" } ?? ""
      seen.append("\(name) \(events.rawValue) \((handler?.0 as AnyObject?) === target)")
    }
    #expect(seen == ["First 4096 false", "save 64 true"])
    seen = []
    control.enumerateEventHandlers { action, _, _, stop in
      seen.append(action?.title ?? "")
      stop = true
    }
    #expect(seen == ["First"])
  }

  @Test func primaryActions_canBeGivenAtOnce() {
    var calls = 0
    let control = Switch(frame: .zero, primaryAction: Action { _ in calls += 1 })
    control.performPrimaryAction()
    control.sendActions(for: .valueChanged)
    #expect(calls == 1 && control.intrinsicContentSize.width == 49)
  }

  @Test func inertSettings_areKept() {
    let (control, pages, toggle) = (Control(), PageControl(), Switch())
    #expect(control.toolTip == nil && !control.isSymbolAnimationEnabled)
    (control.toolTip, control.isSymbolAnimationEnabled) = ("Save", true)
    #expect(control.toolTip == "Save" && control.isSymbolAnimationEnabled)
    #expect(!pages.defersCurrentPageDisplay)
    pages.defersCurrentPageDisplay = true
    #expect(pages.defersCurrentPageDisplay)
    #expect(toggle.preferredStyle == .automatic && toggle.style == .sliding && toggle.title == nil)
    (toggle.preferredStyle, toggle.onImage) = (.checkbox, Image())
    #expect(toggle.style == .sliding && toggle.onImage != nil && toggle.offImage == nil)
  }
}
