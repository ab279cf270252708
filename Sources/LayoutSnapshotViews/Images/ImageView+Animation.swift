import Foundation

extension ImageView {
  /// The pictures of an image view, shown one after the other.
  final class Pictures {
    var images: [Image]?
    var highlighted: [Image]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var isAnimating = false
  }

  /// The pictures that take the place of the image while the view is animating. A snapshot shows the first.
  public final var animationImages: [Image]? {
    get { pictures?.images }
    set { changePictures { $0.images = newValue } }
  }
  /// The pictures of a highlighted view.
  public final var highlightedAnimationImages: [Image]? {
    get { pictures?.highlighted }
    set { changePictures { $0.highlighted = newValue } }
  }
  /// The seconds that all pictures take; remembered only.
  public final var animationDuration: TimeInterval {
    get { pictures?.duration ?? 0 }
    set { changePictures { $0.duration = newValue } }
  }
  /// How often the pictures are shown, 0 for without end; remembered only.
  public final var animationRepeatCount: Int {
    get { pictures?.repeatCount ?? 0 }
    set { changePictures { $0.repeatCount = newValue } }
  }

  private func changePictures(_ change: (Pictures) -> Void) {
    let pictures = pictures ?? Pictures()
    change(pictures)
    self.pictures = pictures
    invalidateIntrinsicContentSize()
  }

  /// Shows the pictures.
  final func animate(_ isAnimating: Bool) {
    guard isAnimating != (pictures?.isAnimating ?? false) else { return }
    changePictures { $0.isAnimating = isAnimating }
  }

  /// The picture that is shown instead of the image.
  final var movingImage: Image? {
    guard let pictures, pictures.isAnimating else { return nil }
    return (isHighlighted ? pictures.highlighted?.first : nil) ?? pictures.images?.first
  }
}
