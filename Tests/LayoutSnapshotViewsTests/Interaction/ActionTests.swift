import Testing
import LayoutSnapshotViews

@Suite struct ActionTests {
  private let button = Button(type: .custom)

  @Test func actions_areDoneInOrder_forTheirEventsOnly() {
    var done: [String] = []
    button.addAction(Action { _ in done.append("down") }, for: [.touchDown, .touchDownRepeat])
    button.addAction(Action { _ in done.append("up") }, for: .touchUpInside)
    button.addAction(Action { _ in done.append("any") }, for: .allTouchEvents)
    button.sendActions(for: .touchUpInside)
    #expect(done == ["up", "any"])
    done = []
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(done == ["down", "up", "any"])
    done = []
    button.sendActions(for: .valueChanged)
    #expect(done.isEmpty)
  }

  @Test func action_ofTheSameIdentifier_takesThePlace() {
    var done: [String] = []
    let name = Action.Identifier("save")
    button.addAction(Action(identifier: name) { _ in done.append("old") }, for: .touchUpInside)
    button.addAction(Action(identifier: name) { _ in done.append("new") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(done == ["new"])
    button.removeAction(identifiedBy: name, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(done == ["new"])
  }

  @Test func action_knowsItsSender_whileItIsDone() {
    var sender: AnyObject?
    let action = Action { sender = $0.sender }
    button.sendAction(action)
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test func primaryAction_givesTitleAndImage() {
    var count = 0
    let action = Action(title: "Save", image: Image(systemName: "star")) { _ in count += 1 }
    let plain = Button(primaryAction: action)
    #expect(plain.currentTitle == "Save" && plain.currentImage != nil && plain.buttonType == .system)
    let configured = Button(configuration: .filled(), primaryAction: action)
    #expect(configured.configuration?.title == "Save")
    plain.sendActions(for: .primaryActionTriggered)
    configured.sendActions(for: .primaryActionTriggered)
    #expect(count == 2)
  }
}
