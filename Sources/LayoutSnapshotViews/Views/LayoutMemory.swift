import Foundation
import LayoutSnapshotSupport

/// What a view remembers between layouts, apart from its frame.
struct LayoutMemory {
  /// Whether `setNeedsLayout()` was called since the last `layoutSubviews()`.
  var needsLayout = false
  /// The running layout, if this view is its root.
  var pass: (any RunningLayout)?
  /// The running layout of a view within the tree, if this is the outermost view.
  var innerPass: (any RunningLayout)?
  /// Whether an engine is asking the views of the tree from this root.
  var isAsked = false
  /// Whether texts answer such questions first with the lines of the last layout.
  var keepsLines = false
  /// Whether `systemLayoutSizeFitting(_:)` leaves the last layout out of account, as for views that are used again.
  var fitsAnew = false
  /// Whether traits of a view in the tree have been overridden since the views were last notified.
  var traitsAreStale = false
  /// The frame that the view had in the last layout.
  var laidOutFrame: CGRect?
  /// Whether subviews or sublayers were added, removed or moved since the last `layoutSubviews()` of the view.
  var hasOtherParts = false
  /// The device that this root was last laid out on, behind a reference: all other views have none.
  private var ground: Ground?
  /// The safe area and margins that the view was last notified of.
  var toldSafeArea = EdgeInsets.zero
  var toldMargins: EdgeInsets?
  /// The bars around this root, if its containers are not part of the tree.
  var bars: (any BarsAround)?

  /// The device that this root was last laid out on.
  var device: Device? { ground?.device }
  /// Who has named that device.
  var deviceSource: DeviceSource { ground?.source ?? .code }
  /// The room that the last layout of this root had for margins. Every view of the tree asks for it.
  var room: MarginRoom { ground?.room ?? .none }
  /// The place of the last layout of this root among all layouts; nil if there was none.
  var order: Int? { ground?.order }

  /// Notes that the view has come into another tree, whose layouts decide from now on.
  mutating func leaveOwnLayouts() { if pass == nil { ground?.order = nil } }

  /// Notes that a layout of this root begins.
  mutating func begin(on device: Device, namedBy source: DeviceSource) { ground = Ground(device, source) }

  private final class Ground {
    let device: Device
    let source: DeviceSource
    let room: MarginRoom
    var order: Int?

    init(_ device: Device, _ source: DeviceSource) {
      (self.device, self.source, room) = (device, source, MarginRoom(device))
      order = Ground.count.withLock { count in
        count += 1
        return count
      }
    }

    /// Only the order of two layouts of one tree is asked for, and these run one after the other.
    private static let count = Locked(0)
  }
}

/// Bars of containers that are not part of a view's tree, such as those around a scene of a document.
///
/// They cover the edges of the view and are drawn above it.
package protocol BarsAround: AnyObject {
  /// The view of the containers, of which only the bars are visible, and the device to draw it for.
  func containers(on device: Device) -> (view: View, device: Device)
  /// The space that the bars cover on a device, in addition to its safe area.
  func insets(on device: Device) -> EdgeInsets
}

extension View {
  /// The bars around this root; `nil` if there are none, or if they are part of the tree.
  package final var barsAround: (any BarsAround)? {
    get { life.bars }
    set {
      life.bars = newValue
      discardEngines("the bars around it")
    }
  }
}

/// The layout that is running for a tree, as its views see it.
protocol RunningLayout: AnyObject {
  /// Records that a view was asked for another layout.
  func noteRequest(of view: View)
  /// Records a change during the layout, for what is said of a layout that never comes to rest.
  func note(_ change: @autoclosure () -> String)
  /// Lays out a view while the tree is being laid out: `layoutIfNeeded()` called in a `layoutSubviews()`.
  func layOutWithin(_ top: View)
}

extension View {
  final func requestLayout() {
    let (isNew, root) = (!life.needsLayout, root)
    life.needsLayout = true
    if isNew { (root.life.innerPass ?? root.life.pass)?.noteRequest(of: self) }
    // Also if the view still has the flag of a layout that never came to rest.
    root.treeHasChanged()
  }

  /// Records that subviews or sublayers came, went or changed their order.
  ///
  /// Code may add them in each layout, so it is the next turn of the run loop that calls this view, and not the running layout.
  final func noteOtherParts() {
    life.hasOtherParts = true
    root.treeHasChanged()
  }

  final func updateConstraintsNow() {
    forEachSubview { $0.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    constraintsAreUpdated()
  }

  /// Notifies the view of its safe area and margins if they have changed.
  ///
  /// - Returns: whether the safe area has changed.
  @discardableResult
  func tellInsets(_ area: EdgeInsets) -> Bool {
    let isNew = area != life.toldSafeArea
    // The margins of most views change only when they are set.
    if isNew || margins.wereSet || ownSuperview == nil || controller != nil || preservesSuperviewLayoutMargins
    {
      margins.wereSet = false
      let current = layoutMargins(area)
      // Without a safe area and margins from around, these are its own.
      let told = life.toldMargins ?? (isNew || preservesSuperviewLayoutMargins ? ownMargins : current)
      life.toldMargins = current
      if told != current { layoutMarginsDidChange() }
    }
    guard isNew else { return false }
    life.toldSafeArea = area
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    return true
  }

  /// Tells every engine that contains this view that the views' facts are out of date.
  func tellFacts() {
    for view in sequence(first: self, next: \.ownSuperview) {
      view.engines.leftToRight?.noteFacts()
      view.engines.rightToLeft?.noteFacts()
      if view.ownSuperview == nil { view.treeHasChanged() }
    }
  }

  /// Passes this view's frame to every engine that contains it; an engine that cannot take it is built anew.
  func tellFrame() {
    guard translatesAutoresizingMaskIntoConstraints else {
      for view in sequence(first: self, next: \.ownSuperview) {
        view.engines.leftToRight?.noteFrameSetByHand(of: self)
        view.engines.rightToLeft?.noteFrameSetByHand(of: self)
        if view.ownSuperview == nil { view.treeHasChanged() }
      }
      return
    }
    guard ownSuperview != nil else { return treeHasChanged() }
    var view: View? = ownSuperview
    while let current = view {
      current.engines.forget { !$0.noteFrame(of: self) }
      current.life.pass?.note("the frame of \(readableName)")
      view = current.ownSuperview
      if view == nil { current.treeHasChanged() }
    }
  }
}
