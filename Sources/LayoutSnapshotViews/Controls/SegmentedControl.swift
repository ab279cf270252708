import Foundation
import LayoutSnapshotGraphics

/// A row of segments of which one is selected, like UIKit's `UISegmentedControl`.
///
/// It is 32 points high; the alignment rectangle leaves out the lowest point.
///
/// The width of each segment is that of the widest title plus 17.55 points, rounded up to whole points. One
/// point separates two segments. These figures match 8 of 8 controls that Xcode has laid out at their own
/// size since iOS 13, and 8 of 12 if controls in bars are counted.
open class SegmentedControl: Control {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// The content and settings of one segment.
  struct Segment {
    var title: String?
    var image: Image?
    var width: CGFloat = 0
    var isEnabled = true
  }
  private(set) final var segments: [Segment] = []

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
      segments.append(Segment(title: item as? String, image: item as? Image))
    }
    sizeToFit()
  }
  /// Creates a segmented control with a frame and no segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a segmented control without segments.
  public convenience init() { self.init(frame: .zero) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index past the end adds it at the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }
  /// Inserts a segment with an image. An index past the end adds it at the end.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
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

  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    precondition(segments.indices.contains(index), "segment \(index) of \(segments.count)")
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the alignment rectangle: as wide as all segments, and 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +) + CGFloat(max(0, segments.count - 1)), height: 31)
  }
  /// 1 point at the bottom.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }
  /// The width of all segments and 32 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
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
      let content = segment.image?.size.width ?? ControlText(segment.title ?? "", .medium, self).width
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
  private func rects(in bounds: CGRect) -> [CGRect] {
    let natural = naturalWidths
    let room = bounds.width - CGFloat(segments.count - 1)
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    let flexible = zip(segments, natural).filter { $0.0.width <= 0 }.reduce(0) { $0 + $1.1 }
    let factor = flexible > 0 ? max(0, room - fixed) / flexible : 0
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let width = segment.width > 0 ? segment.width : width * factor
      defer { x += width + 1 }
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
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("titles", segments.map { $0.title ?? "" }.joined(separator: ", "))
    notes.note("selectedSegmentIndex", Double(selectedSegmentIndex), usual: -1)
    notes.note("selectedSegmentTintColor", selectedSegmentTintColor)
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    canvas.fill(bounds, cornerRadius: 9, .tertiarySystemFill)
    let selected = isMomentary ? SegmentedControl.noSegment : storedSelection
    let rects = rects(in: bounds)
    for index in segments.indices.dropLast() where index != selected && index + 1 != selected {
      let edge = isRightToLeft ? rects[index].minX - 1 : rects[index].maxX
      canvas.fill(CGRect(x: edge, y: 8, width: 1, height: max(0, bounds.height - 16)), .separator)
    }
    for (index, (segment, rect)) in zip(segments, rects).enumerated() {
      let isSelected = index == selected
      if isSelected {
        let plate = rect.insetBy(dx: 2, dy: 2)
        canvas.shadow(of: plate, cornerRadius: 7, offset: CGSize(width: 0, height: 3), radius: 4, alpha: 0.12)
        canvas.fill(plate, cornerRadius: 7, selectedSegmentTintColor ?? .selectedSegment)
      }
      let color: Color = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
      if let image = segment.image {
        let place = CGRect(
          x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2, width: image.size.width,
          height: image.size.height)
        canvas.draw(
          image, in: canvas.place(place), tint: image.renderingMode == .alwaysOriginal ? nil : color)
      } else {
        ControlText(segment.title ?? "", isSelected ? .semibold : .medium, self)
          .draw(on: canvas, in: rect.insetBy(dx: 4, dy: 0), color)
      }
    }
  }
}

extension Color {
  /// The background of a selected segment.
  fileprivate static let selectedSegment = Color(
    light: .white, dark: Pixel(red: 99, green: 99, blue: 102))
}
