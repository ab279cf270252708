// Foundation has this type only on Apple platforms.
#if !canImport(ObjectiveC)
  public import Foundation

  /// What undoes and redoes changes, like Foundation's `UndoManager` on Apple platforms.
  ///
  /// ```swift
  /// func rename(_ title: String) {
  ///   undoManager?.registerUndo(withTarget: self) { [old = label.text ?? ""] in $0.rename(old) }
  ///   undoManager?.setActionName("Rename")
  ///   label.text = title
  /// }
  /// ```
  ///
  /// On a phone, what is registered in one turn of the run loop is undone together. Here that is what one `sendActions()`
  /// leads to. What a test registers by calls of its own is undone call by call, unless it begins a group.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  open class UndoManager: NSObject {
    private var undos: [UndoGroup] = []
    private var redos: [UndoGroup] = []
    /// The groups that were begun and not ended, the outer ones first.
    private var opened: [UndoGroup] = []
    /// Whether the first of these was begun for an event, and for which.
    private var event: (isOpen: Bool, token: UserEvent.Token?) = (false, nil)
    private var disablings = 0

    // MARK: Registering

    /// Registers what undoes a change; while something is undone, what redoes it. The target is not held.
    ///
    /// - Precondition: a group is open, or ``groupsByEvent`` is true.
    public final func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      register(UndoGroup.Action(target: target) { if let target = $0 as? TargetType { handler(target) } })
    }

    /// Registers a method that undoes a change, and what it is called with. The target is not held.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      register(UndoGroup.Action(target: target as AnyObject) { _ = selector.call(on: $0, anObject) })
    }

    private func register(_ action: UndoGroup.Action) {
      guard isUndoRegistrationEnabled else { return }
      if opened.isEmpty || isEventOver {
        precondition(groupsByEvent, "nothing can be registered before beginUndoGrouping()")
        openForEvent()
      }
      if !isUndoing && !isRedoing { redos = [] }
      opened[opened.count - 1].append(action)
    }

    /// Ignores what is registered until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disablings += 1 }
    /// Takes back one ``disableUndoRegistration()``.
    open func enableUndoRegistration() {
      precondition(disablings > 0, "enableUndoRegistration() without disableUndoRegistration()")
      disablings -= 1
    }
    /// Whether what is registered is not ignored; true by default.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    // MARK: Groups

    /// Whether groups begin and end with events; true by default. Otherwise code has to begin and end each.
    open var groupsByEvent = true
    /// The number of groups that are open.
    open var groupingLevel: Int { isEventOver ? 0 : opened.count }

    /// Whether the only open group belongs to an event that is no longer going on.
    private var isEventOver: Bool {
      event.isOpen && opened.count == 1 && (event.token == nil || event.token !== UserEvent.current)
    }

    private func openForEvent() {
      if isEventOver { endUndoGrouping() }
      guard opened.isEmpty else { return }
      event = (true, UserEvent.current)
      open()
    }

    private func open() {
      opened.append(UndoGroup())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Begins a group, which may lie in another one.
    open func beginUndoGrouping() {
      if isEventOver { endUndoGrouping() }
      // What a test calls itself is an event of its own each time, so a group of it lies in no other.
      if groupsByEvent, UserEvent.current != nil { openForEvent() }
      if !opened.isEmpty { post(.NSUndoManagerCheckpoint) }
      open()
    }

    /// Ends the group that was begun last. A group with nothing in it is forgotten.
    open func endUndoGrouping() {
      precondition(!opened.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
      post(.NSUndoManagerCheckpoint)
      post(.NSUndoManagerWillCloseUndoGroup)
      let group = opened.removeLast()
      if opened.isEmpty { event = (false, nil) }
      if !group.isEmpty {
        if opened.isEmpty {
          undos.append(group)
          limit()
        } else {
          opened[opened.count - 1].append(group)
        }
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The most groups that are kept; 0, the default, for all.
    open var levelsOfUndo = 0 { didSet { limit() } }

    private func limit() {
      guard levelsOfUndo > 0 else { return }
      undos.removeFirst(max(0, undos.count - levelsOfUndo))
      redos.removeFirst(max(0, redos.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undos.isEmpty || opened.contains { !$0.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// Whether something is being undone.
    open private(set) var isUndoing = false
    /// Whether something is being redone.
    open private(set) var isRedoing = false

    /// Ends the group of an event, and undoes the last group.
    ///
    /// - Precondition: at most one group is open.
    open func undo() {
      precondition(!isUndoing && !isRedoing, "undo() while something is undone or redone")
      precondition(opened.count <= 1, "undo() while a group in a group is open: call endUndoGrouping() first")
      if opened.count == 1 { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group that was ended in the open one, or the last group if none is open.
    open func undoNestedGroup() {
      precondition(!isUndoing && !isRedoing, "undoNestedGroup() while something is undone or redone")
      post(.NSUndoManagerCheckpoint)
      if isEventOver { endUndoGrouping() }
      guard let group = opened.isEmpty ? undos.popLast() : opened[opened.count - 1].popGroup() else { return }
      post(.NSUndoManagerWillUndoChange)
      isUndoing = true
      let opposite = opposite(of: group)
      isUndoing = false
      if !opposite.isEmpty { redos.append(opposite) }
      limit()
      post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
      precondition(!isUndoing && !isRedoing, "redo() while something is undone or redone")
      post(.NSUndoManagerCheckpoint)
      if isEventOver { endUndoGrouping() }
      guard let group = redos.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      isRedoing = true
      let opposite = opposite(of: group)
      isRedoing = false
      if !opposite.isEmpty { undos.append(opposite) }
      limit()
      post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a group's actions. What they register is one group, with the same name unless they set another one.
    private func opposite(of group: UndoGroup) -> UndoGroup {
      let outside = (opened, event)
      (opened, event) = ([UndoGroup(name: group.name)], (false, nil))
      group.perform()
      while opened.count > 1 { endUndoGrouping() }
      let opposite = opened.first
      (opened, event) = outside
      return opposite ?? UndoGroup()
    }

    // MARK: Forgetting

    /// Forgets everything, and registers again.
    open func removeAllActions() {
      (undos, redos, disablings) = ([], [], 0)
      for index in opened.indices { opened[index].removeAll() }
    }

    /// Forgets what changes a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for index in opened.indices { opened[index].remove(target) }
      for index in undos.indices { undos[index].remove(target) }
      for index in redos.indices { redos[index].remove(target) }
      undos.removeAll { $0.isEmpty }
      redos.removeAll { $0.isEmpty }
    }

    // MARK: Names

    /// Sets what menus call the change that was registered last.
    open func setActionName(_ actionName: String) {
      if !opened.isEmpty {
        opened[0].name = actionName
      } else if !undos.isEmpty {
        undos[undos.count - 1].name = actionName
      }
    }

    /// The name of what ``undo()`` undoes; empty for none.
    open var undoActionName: String { opened.first { !$0.isEmpty }?.name ?? undos.last?.name ?? "" }
    /// The name of what ``redo()`` redoes; empty for none.
    open var redoActionName: String { redos.last?.name ?? "" }
    /// The title of the menu's item, such as "Undo Rename".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu's item, such as "Redo Rename".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of the menu's item for a name, in English.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    /// The title of the menu's item for a name, in English.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    open override func copy() -> Any { copyAsUIKitDoes() }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  extension NSNotification.Name {
    /// Posted when an ``UndoManager`` begins a group in a group, ends one, undoes or redoes.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when an ``UndoManager`` has begun a group.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before an ``UndoManager`` ends a group.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when an ``UndoManager`` has ended a group.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an ``UndoManager`` undoes something.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// Posted when an ``UndoManager`` has undone something.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before an ``UndoManager`` redoes something.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// Posted when an ``UndoManager`` has redone something.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  }
#endif
