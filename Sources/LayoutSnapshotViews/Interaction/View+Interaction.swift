import Foundation

/// What a view does under fingers. It is kept so that code written for UIKit compiles and finds again what it set;
/// no snapshot shows it.
extension View {
  /// Whether fingers reach the view; not so by default for labels and image views, otherwise so.
  public var isUserInteractionEnabled: Bool {
    get { manners?.isUserInteractionEnabled ?? !(self is Label || self is ImageView) }
    set { changeManners { $0.isUserInteractionEnabled = newValue } }
  }

  /// Whether the view is told of several fingers; not by default.
  public var isMultipleTouchEnabled: Bool {
    get { manners?.isMultipleTouchEnabled ?? false }
    set { changeManners { $0.isMultipleTouchEnabled = newValue } }
  }

  /// Whether the view keeps fingers to itself; not by default.
  public var isExclusiveTouch: Bool {
    get { manners?.isExclusiveTouch ?? false }
    set { changeManners { $0.isExclusiveTouch = newValue } }
  }

  /// Whether the view says that nothing shows through it, which only helps a screen to draw; true by default.
  public var isOpaque: Bool {
    get { manners?.isOpaque ?? true }
    set { changeManners { $0.isOpaque = newValue } }
  }

  /// The name under which an app restores the view.
  public var restorationIdentifier: String? {
    get { manners?.restorationIdentifier }
    set { changeManners { $0.restorationIdentifier = newValue } }
  }

  /// Says that the view looks different. Nothing has to follow: every picture is drawn anew.
  public func setNeedsDisplay() {}

  /// Says that a part of the view looks different. Nothing has to follow: every picture is drawn anew.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Ends what the reader is typing; nobody ever is.
  ///
  /// - Returns: true, as there was nothing to keep it from ending.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}
