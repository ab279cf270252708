import Foundation
import Testing
import UIKitNames

/// What undoes and redoes changes, and who has it.
@Suite struct UndoManagerTests {
  /// A text that undoes its changes.
  private final class Note: NSObject {
    let manager: UndoManager
    private(set) var text = ""
    init(_ manager: UndoManager) { self.manager = manager }

    func write(_ text: String) {
      manager.registerUndo(withTarget: self) { [old = self.text] in $0.write(old) }
      self.text = text
    }
  }

  @Test func changes_areUndoneAndRedone_lastOneFirst() {
    let manager = UndoManager()
    let note = Note(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    for text in ["a", "ab", "abc"] { note.write(text) }
    #expect(manager.canUndo && manager.groupingLevel == 0)
    manager.undo()
    #expect(note.text == "ab" && manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
    manager.redo()
    #expect(note.text == "ab")
    manager.undo()
    manager.undo()
    #expect(note.text == "" && !manager.canUndo)
    manager.undo()
    for text in ["a", "ab", "abc"] {
      manager.redo()
      #expect(note.text == text)
    }
    manager.redo()
    #expect(!manager.canRedo && note.text == "abc")
    manager.undo()
    note.write("new")
    #expect(!manager.canRedo)
  }

  @Test func groups_areUndoneAsOne_andGroupsInThemAlone() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let note = Note(manager)
    manager.beginUndoGrouping()
    note.write("a")
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    note.write("ab")
    note.write("abc")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(note.text == "a" && manager.groupingLevel == 1)
    // An action is no group.
    manager.undoNestedGroup()
    #expect(note.text == "a")
    note.write("x")
    // The outer group is ended first.
    manager.undo()
    #expect(note.text == "" && manager.groupingLevel == 0 && !manager.canUndo)
    manager.redo()
    #expect(note.text == "x")
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(note.text == "" && !manager.canUndo)
  }

  @Test func events_areGroups() {
    let manager = UndoManager()
    let note = Note(manager)
    let button = UIButton()
    button.addAction(
      UIAction { _ in
        note.write(note.text + "1")
        #expect(manager.groupingLevel == 1)
        note.write(note.text + "2")
      }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(note.text == "1212" && manager.groupingLevel == 0)
    let undo = UIBarButtonItem(primaryAction: UIAction { _ in manager.undo() })
    undo.sendActions()
    #expect(note.text == "12")
    undo.sendActions()
    #expect(note.text == "" && !manager.canUndo)
    manager.redo()
    #expect(note.text == "12")
    // In an event, groups of one's own lie in that of the event.
    let both = UIAction { _ in
      for text in ["b", "c"] {
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        note.write(text)
        manager.endUndoGrouping()
      }
    }
    both.sendActions()
    undo.sendActions()
    #expect(note.text == "12")
  }

  @Test func registration_canBeDisabled_andForgotten() {
    let manager = UndoManager()
    let (note, other) = (Note(manager), Note(manager))
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    note.write("a")
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    note.write("b")
    other.write("c")
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(note.text == "a" && other.text == "c" && !manager.canUndo)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canRedo && manager.isUndoRegistrationEnabled)
  }

  @Test func levels_areLimited_andTargetsAreNotHeld() {
    let manager = UndoManager()
    let note = Note(manager)
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { note.write(text) }
    for _ in 0..<5 { manager.undo() }
    #expect(note.text == "a")
    manager.levelsOfUndo = 1
    manager.redo()
    manager.redo()
    #expect(note.text == "b")
    weak var gone: Note?
    do {
      let short = Note(manager)
      gone = short
      short.write("x")
    }
    #expect(gone == nil && manager.canUndo)
    manager.undo()
  }

  @Test func names_areThoseOfTheGroups() {
    let manager = UndoManager()
    let note = Note(manager)
    #expect(manager.undoMenuItemTitle == "Undo" && manager.undoActionName == "")
    note.write("a")
    manager.setActionName("Typing")
    note.write("b")
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.setActionName("Paste")
    #expect(manager.undoActionName == "Paste" && manager.undoMenuItemTitle == "Undo Paste")
    manager.undo()
    #expect(manager.undoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Paste")
    manager.redo()
    #expect(manager.undoActionName == "Paste" && manager.redoActionName == "")
  }

  @Test func methods_andNotifications_areCalled() throws {
    final class Log: NSObject {
      private(set) var lines: [String] = []
      func note(_ line: String) { lines.append(line) }
    }
    nonisolated(unsafe) let (manager, log) = (UndoManager(), Log())
    manager.registerUndo(
      withTarget: log, selector: Selector("note:", Log.note(_:)), object: "undone")
    let tokens = [
      Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidCloseUndoGroup,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        #expect($0.object as? UndoManager === manager)
        log.note("\(name.rawValue) \(manager.isUndoing)")
      }
    }
    manager.undo()
    #expect(
      log.lines == [
        "NSUndoManagerDidCloseUndoGroupNotification false", "NSUndoManagerWillUndoChangeNotification false",
        "undone", "NSUndoManagerDidUndoChangeNotification false",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func responders_haveThatOfTheirWindow() throws {
    let controller = UIViewController()
    let field = UITextField()
    controller.view.addSubview(field)
    #expect(field.undoManager == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    let manager = try #require(window.undoManager)
    #expect(field.undoManager === manager && controller.undoManager === manager)
    #expect(window.undoManager === manager && UIWindow(frame: .zero).undoManager !== manager)
    final class Editor: UIViewController {
      private let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let editor = Editor()
    controller.view.addSubview(editor.view)
    #expect(editor.view.undoManager === editor.undoManager && editor.undoManager !== manager)
  }

  @Test func misuse_endsTheProcess() async {
    await #expect(processExitsWith: .failure) { UndoManager().endUndoGrouping() }
    await #expect(processExitsWith: .failure) { UndoManager().enableUndoRegistration() }
    await #expect(processExitsWith: .failure) {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    }
    await #expect(processExitsWith: .failure) {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
    }
  }
}
