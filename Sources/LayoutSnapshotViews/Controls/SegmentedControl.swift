import Foundation
import LayoutSnapshotGraphics

/// A row of segments with one selected, like UIKit's `UISegmentedControl`: 32 points high, the lowest of
/// which is not aligned.
///
/// Segments are as wide as the widest one, whose title has 17.55 points of room around it, in whole points; between
/// two there is one point. That is what 8 of 8 controls show that Xcode has laid out by themselves since iOS 13,
/// and 8 of 12 if those in bars are counted.
open class SegmentedControl: Control {
  /// The number that stands for no segment.
  public static let noSegment = -1

  /// A segment's title or picture, and what was said of it.
  struct Segment {
    var title: String?
    var image: Image?
    var width: CGFloat = 0
    var isEnabled = true
  }
  private(set) final var segments: [Segment] = []

  /// The selected segment, from 0 on; ``noSegment`` by default.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      precondition(newValue < segments.count, "segment \(newValue) of \(segments.count)")
      storedSelection = max(SegmentedControl.noSegment, newValue)
    }
  }
  private var storedSelection = SegmentedControl.noSegment
  /// Whether no segment stays selected; false by default.
  open var isMomentary = false
  /// Whether each segment is as wide as its own title; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: Color?

  /// A row of segments with titles or pictures.
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
  /// A row in a frame, without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A row without segments.
  public convenience init() { self.init(frame: .zero) }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; a place beyond the last is the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }
  /// Inserts a segment with a picture; a place beyond the last is the end.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }
  /// Takes a segment away; one beyond the last is the last.
  open func removeSegment(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(index, segments.count - 1))
    segments.remove(at: index)
    if storedSelection == index { storedSelection = SegmentedControl.noSegment }
    if storedSelection > index { storedSelection -= 1 }
    invalidateIntrinsicContentSize()
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    storedSelection = SegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Gives a segment a title.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (title, nil) }
  }
  /// A segment's title.
  open func titleForSegment(at index: Int) -> String? { segment(index)?.title }
  /// Gives a segment a picture.
  open func setImage(_ image: Image?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (nil, image) }
  }
  /// A segment's picture.
  open func imageForSegment(at index: Int) -> Image? { segment(index)?.image }
  /// Gives a segment a width; 0 leaves it to the content.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(index) { $0.width = width } }
  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }
  /// Says whether a segment can be used.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }
  /// Whether a segment can be used.
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

  /// The aligned part: as wide as all segments are, and 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +) + CGFloat(max(0, segments.count - 1)), height: 31)
  }
  /// 1 point below.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }
  /// Its own size, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  /// Titles do not follow the reader's text size, as in UIKit.
  open override func traitCollectionDidChange(_ previous: Traits?) {
    super.traitCollectionDidChange(previous)
    if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  /// Each segment's width as its content asks for it.
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

  // MARK: Drawing

  /// Where segments lie in a width: those with widths of their own keep them, the others share the rest.
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
  /// The plate of a selected segment.
  fileprivate static let selectedSegment = Color(
    light: .white, dark: Pixel(red: 99, green: 99, blue: 102))
}
