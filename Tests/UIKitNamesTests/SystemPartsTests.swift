import Foundation
import Testing
import UIKitNames

/// What an app asks of the system: everything answers consistently, and nothing is granted.
@Suite struct SystemPartsTests {
  @Test func application_keepsWhatItIsGiven_andGrantsNothing() {
    let app = UIApplication.shared
    #expect(!app.isNetworkActivityIndicatorVisible && app.isProtectedDataAvailable)
    app.isNetworkActivityIndicatorVisible = true
    #expect(app.isNetworkActivityIndicatorVisible)
    app.isNetworkActivityIndicatorVisible = false
    var failed: [String] = []
    app.setAlternateIconName("Dark") { failed.append($0 == nil ? "icon set" : "icon refused") }
    app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in failed.append("scene") }
    #expect(failed == ["icon refused", "scene"] && app.alternateIconName == nil)
    #expect(!app.isRegisteredForRemoteNotifications && !app.supportsMultipleScenes)
    #expect(app.currentUserNotificationSettings?.types == [])
    #expect(app.beginBackgroundTask(withName: "save") == .invalid)
  }

  @Test func device_hasNoSensors() {
    let device = UIDevice.current
    #expect(device.batteryState == .unknown && device.batteryLevel == -1 && !device.proximityState)
    device.isBatteryMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled)
    device.isBatteryMonitoringEnabled = false
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
  }

  @Test func fixedCoordinates_areThoseOfTheScreenHeldUpright() {
    UIScreen.withDevice(.iPhone15) {
      let space = UIScreen.main.fixedCoordinateSpace
      #expect(space.bounds == UIScreen.main.bounds)
      #expect(
        space.convert(CGPoint(x: 3, y: 4), to: UIScreen.main.coordinateSpace) == CGPoint(x: 3, y: 4))
    }
    UIScreen.withDevice(.iPhone15.landscape) {
      let (fixed, shown) = (UIScreen.main.fixedCoordinateSpace, UIScreen.main.coordinateSpace)
      #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      // The top of the device is at the left: what is upright at the left is below.
      #expect(fixed.convert(CGPoint(x: 0, y: 0), to: shown) == CGPoint(x: 0, y: 393))
      #expect(fixed.convert(CGPoint(x: 393, y: 852), to: shown) == CGPoint(x: 852, y: 0))
      #expect(shown.convert(CGPoint(x: 852, y: 0), to: fixed) == CGPoint(x: 393, y: 852))
    }
  }

  @Test func scenes_fillTheScreen() {
    UIScreen.withDevice(.iPhone15.landscape) {
      let session = UISceneSession()
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape && scene.sizeRestrictions == nil)
      var isRefused = false
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in isRefused = true }
      #expect(isRefused && scene.interfaceOrientation.isLandscape)
      #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    }
  }

  @Test func focus_isNowhere_andItsQuestionsHaveTheUsualAnswers() {
    let (view, controller) = (UIView(), UIViewController())
    #expect(!view.canBecomeFocused && !view.isFocused && view.focusGroupIdentifier == nil)
    view.focusGroupIdentifier = "tabs"
    #expect(view.focusGroupIdentifier == "tabs" && view.preferredFocusEnvironments.first === view)
    #expect(controller.preferredFocusEnvironments.isEmpty)
    #expect(controller.preferredFocusEnvironments.first === controller.viewIfLoaded)
    #expect(view.shouldUpdateFocus(in: UIFocusUpdateContext()))
  }

  @Test func rareSettings_ofViews_areKept() {
    let view = UIView()
    #expect(view.clearsContextBeforeDrawing && !view.showsLargeContentViewer && view.largeContentTitle == nil)
    view.clearsContextBeforeDrawing = false
    view.largeContentTitle = "Home"
    view.showsLargeContentViewer = true
    view.contentScaleFactor = 1
    #expect(
      !view.clearsContextBeforeDrawing && view.largeContentTitle == "Home" && view.contentScaleFactor == 1)
    let large = UILargeContentViewerInteraction()
    view.addInteraction(large)
    #expect(large.view === view && !UILargeContentViewerInteraction.isEnabled)
  }

  // MARK: Lists

  private final class Board: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UIDragInteractionDelegate, UIDropInteractionDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    )
      -> [UIDragItem]
    { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { [] }
  }

  @Test func drags_areRemembered_andNeverHappen() {
    let (table, view, board) = (UITableView(), UIView(), Board())
    table.dragDelegate = board
    table.dropDelegate = board
    #expect(table.dragDelegate === board && table.dropDelegate === board && !table.hasActiveDrag)
    let (drag, drop) = (UIDragInteraction(delegate: board), UIDropInteraction(delegate: board))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && drag.delegate === board)
    let item = UIDragItem(itemProvider: NSItemProvider(object: UIImage()))
    item.localObject = 7
    #expect(item.itemProvider.canLoadObject(ofClass: UIImage.self) && item.localObject as? Int == 7)
    #expect(!item.itemProvider.canLoadObject(ofClass: UIColor.self))
    let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move && proposal.intent.rawValue == 1)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
  }

  @Test func rowActions_haveTheColorsOfTheirStyles_andCallTheirHandlers() {
    var rows: [IndexPath] = []
    let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, path in rows.append(path) }
    #expect(action.style == .default && action.title == "Delete")
    action.perform(at: IndexPath(row: 2, section: 0))
    #expect(rows == [IndexPath(row: 2, section: 0)])
    let (table, cell) = (UITableView(), UITableViewCell())
    #expect(table.fillerRowHeight == UITableView.automaticDimension && cell.focusStyle == .default)
    table.fillerRowHeight = 30
    cell.focusStyle = .custom
    #expect(table.fillerRowHeight == 30 && cell.focusStyle == .custom)
  }

  @Test func interactiveTransitions_endAtOnce() {
    let (one, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: one)
    var ends: [Bool] = []
    let transition = view.startInteractiveTransition(to: other) { ends += [$0, $1] }
    #expect(transition.currentLayout === one && transition.nextLayout === other && ends == [true, true])
    #expect(
      view.collectionViewLayout === other
        && !view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let percent = UIPercentDrivenInteractiveTransition()
    percent.update(1.5)
    #expect(percent.percentComplete == 1 && percent.completionSpeed == 1)
    percent.cancel()
    #expect(percent.percentComplete == 0 && percent.duration == 0)
  }

  @Test func dataSources_keepTheHandlersOfTheirItems() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    #expect(source.reorderingHandlers.canReorderItem == nil)
    source.reorderingHandlers.canReorderItem = { $0 == "x" }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "y" }
    #expect(source.reorderingHandlers.canReorderItem?("x") == true)
    #expect(source.sectionSnapshotHandlers.shouldExpandItem?("x") == false)
  }

  // MARK: Menus and prints

  @Test func menus_areRemembered() {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote"))]
    #expect(menu.menuItems?.map(\.title) == ["Quote"] && !menu.isMenuVisible)
    menu.menuItems = nil
    let view = UIView()
    let edit = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(edit)
    #expect(edit.view === view)
    #expect(UILocalizedIndexedCollation.current().sectionTitles.count == 27)
  }

  @Test func prints_areNotAvailable() {
    let controller = UIPrintInteractionController.shared
    controller.printInfo = UIPrintInfo.printInfo()
    controller.printInfo?.jobName = "Report"
    let view = UIView()
    controller.printFormatter = view.viewPrintFormatter()
    #expect(!UIPrintInteractionController.isPrintingAvailable && !controller.present(animated: true))
    #expect((controller.printFormatter as? UIViewPrintFormatter)?.view === view)
    #expect(controller.printInfo?.jobName == "Report")
  }
}
