import Foundation

/// A row of segments of which one is selected, like UIKit's `UISegmentedControl`.
///
/// It is 32 points high, 33 in the look of iOS 26; the alignment rectangle leaves out the lowest point.
///
/// The width of each segment is that of the widest title plus 17.55 points, rounded up to whole points. One
/// point separates two segments. These figures match 8 of 8 controls that Xcode has laid out at their own
/// size since iOS 13, and 8 of 12 if controls in bars are counted.
open class SegmentedControl: Control {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// Where a segment stands in its control. Raw values match UIKit's.
  public enum Segment: Int, Sendable, CaseIterable {
    /// Anywhere.
    case any = 0
    /// At the left end.
    case left = 1
    /// Between others.
    case center = 2
    /// At the right end.
    case right = 3
    /// Without others.
    case alone = 4
  }

  /// The content and settings of one segment.
  struct Content {
    var title: String?
    var image: Image?
    var action: Action?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }
  private(set) final var segments: [Content] = []
  /// The looks that were set for states.
  final var looks = SegmentLooks() { didSet { invalidateIntrinsicContentSize() } }

  /// The index of the selected segment; ``noSegment`` by default.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      precondition(newValue < segments.count, "segment \(newValue) of \(segments.count)")
      storedSelection = max(SegmentedControl.noSegment, newValue)
    }
  }
  private var storedSelection = SegmentedControl.noSegment
  /// Whether no segment is drawn as selected; false by default.
  open var isMomentary = false
  /// Whether each segment is as wide as its own content; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The background color of the selected segment.
  open var selectedSegmentTintColor: Color?

  /// Creates a segmented control with titles or images.
  ///
  /// - Precondition: each item is a `String` or an ``Image``.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      precondition(
        item is String || item is Image, "a segment has a String or an Image, not \(type(of: item))")
      segments.append(Content(title: item as? String, image: item as? Image))
    }
    sizeToFit()
  }
  /// Creates a segmented control with a segment for each action, whose title or image it shows.
  ///
  /// ```swift
  /// let control = SegmentedControl(
  ///   frame: .zero, actions: [Action(title: "Day") { _ in }, Action(title: "Week") { _ in }])
  /// control.selectedSegmentIndex = 1
  /// control.sendActions(for: .valueChanged)  // as a finger would; calls the action of "Week"
  /// ```
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map { Content($0) }
    if frame.size == .zero { sizeToFit() }
  }
  /// Creates a segmented control with a frame and no segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a segmented control without segments.
  public convenience init() { self.init(frame: .zero) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index past the end adds it at the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Content(title: title), at: index)
  }
  /// Inserts a segment with an image. An index past the end adds it at the end.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Content(image: image), at: index)
  }
  /// Inserts a segment with the title or the image of an action. An index past the end adds it at the end.
  open func insertSegment(action: Action, at index: Int, animated: Bool) {
    insert(Content(action), at: index)
  }
  /// Removes a segment. An index past the end removes the last one.
  open func removeSegment(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(index, segments.count - 1))
    segments.remove(at: index)
    if storedSelection == index { storedSelection = SegmentedControl.noSegment }
    if storedSelection > index { storedSelection -= 1 }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    storedSelection = SegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets a segment's title and removes its image.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at index: Int) -> String? { segment(index)?.title }
  /// Sets a segment's image and removes its title.
  open func setImage(_ image: Image?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at index: Int) -> Image? { segment(index)?.image }
  /// Sets the width of a segment; 0 sizes it by its content.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(index) { $0.width = width } }
  /// The width that was set for a segment; 0 for none.
  open func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }
  /// Whether a segment is enabled.
  open func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

  /// Sets the action of a segment, which then shows its title or image.
  open func setAction(_ action: Action, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image, $0.action) = Content(action).shown }
  }
  /// The action of a segment.
  open func actionForSegment(at index: Int) -> Action? { segment(index)?.action }
  /// The index of the segment whose action has an identifier; `NSNotFound` if none has.
  open func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
  /// Sets how far the content of a segment lies beside its usual place.
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
    change(index) { $0.offset = offset }
  }
  /// How far the content of a segment lies beside its usual place.
  open func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.offset ?? .zero }

  /// Calls the actions and targets for events, and for a changed value the action of the selected segment.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged), let action = segment(storedSelection)?.action else { return }
    sendAction(action)
  }

  // MARK: Looks by state

  /// Sets the attributes of titles in a state; what they do not say, those of ``Control/State/normal`` do.
  ///
  /// ```swift
  /// control.setTitleTextAttributes([.foregroundColor: Color.white], for: .selected)
  /// ```
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.attributes[state.rawValue] = attributes
  }
  /// The attributes of titles that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }
  /// Sets an image as the ground of segments in a state. Those for low bars are only stored.
  open func setBackgroundImage(_ backgroundImage: Image?, for state: State, barMetrics: UIBarMetrics) {
    looks.grounds[barMetrics, default: StateImages()][state] = backgroundImage
  }
  /// The image that was set as the ground of segments in a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> Image? {
    looks.grounds[barMetrics]?[state]
  }
  /// Sets the image between segments, by their states. Those for low bars are only stored.
  open func setDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    looks.dividers[barMetrics, default: [:]][DividerPlace(left: leftState, right: rightState)] = dividerImage
  }
  /// The image that was set to stand between segments.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> Image? { looks.dividers[barMetrics]?[DividerPlace(left: leftState, right: rightState)] }
  /// Sets how far the contents of segments at a place lie beside their usual places.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
  }
  /// How far the contents of segments at a place lie beside their usual places.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { looks.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

  private func segment(_ index: Int) -> Content? { segments.indices.contains(index) ? segments[index] : nil }

  private func insert(_ segment: Content, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ change: (inout Content) -> Void) {
    precondition(segments.indices.contains(index), "segment \(index) of \(segments.count)")
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the alignment rectangle: as wide as all segments, and 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: naturalWidths.reduce(0, +) + CGFloat(max(0, segments.count - 1)) * looks.gap,
      height: measures.segmentedHeight - 1)
  }
  /// 1 point at the bottom.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }
  /// The width of all segments and the height of the look, 32 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: measures.segmentedHeight)
  }

  /// Updates the size when the display scale changes. As in UIKit, titles do not follow the text size.
  open override func traitCollectionDidChange(_ previous: Traits?) {
    super.traitCollectionDidChange(previous)
    if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  /// The width that each segment's content needs.
  private var naturalWidths: [CGFloat] {
    let own = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let content = segment.image?.size.width ?? looks.width(of: segment.title ?? "", in: self)
      return (content + 17.55).rounded(.up)
    }
    let widest = zip(segments, own).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
    guard !apportionsSegmentWidthsByContent else { return own }
    return zip(segments, own).map { $0.width > 0 ? $1 : widest }
  }

  /// The segments' rectangles in the control.
  package final var segmentFrames: [CGRect] { rects(in: bounds) }

  // MARK: Drawing

  /// The segments' rectangles. Segments with a set width keep it, and the others share the rest.
  final func rects(in bounds: CGRect) -> [CGRect] {
    let natural = naturalWidths
    let room = bounds.width - CGFloat(segments.count - 1) * looks.gap
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    let flexible = zip(segments, natural).filter { $0.0.width <= 0 }.reduce(0) { $0 + $1.1 }
    let factor = flexible > 0 ? max(0, room - fixed) / flexible : 0
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let width = segment.width > 0 ? segment.width : width * factor
      defer { x += width + looks.gap }
      return CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? SegmentedControl, let fresh = fresh as? SegmentedControl else { return }
    if let value = style(
      selectedSegmentTintColor, proxy.selectedSegmentTintColor, fresh.selectedSegmentTintColor)
    {
      selectedSegmentTintColor = value
    }
    if !proxy.looks.isEmpty { looks.fill(from: proxy.looks) }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("titles", segments.map { $0.title ?? "" }.joined(separator: ", "))
    if let box = segments.lazy.compactMap(\.image).first(where: \.isBox) { notes.note("image", box) }
    notes.note("selectedSegmentIndex", Double(selectedSegmentIndex), usual: -1)
    notes.note("selectedSegmentTintColor", selectedSegmentTintColor)
    looks.note(&notes)
  }

  override func drawContent(on canvas: Canvas) { drawSegments(on: canvas) }
}
