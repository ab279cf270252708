import Foundation

extension View {
  /// Draws the view and everything inside it into the current context, where the last layout has put them.
  ///
  /// ```swift
  /// let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
  ///   card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
  /// }
  /// ```
  ///
  /// - Returns: whether there was a context and a view with an area.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentContext.value, bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.draw(rendering(scale: context.scale), in: rect)
    return true
  }

  /// A view that shows a picture of this one, in its place; nil for one without an area.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    // The layout of a view without a superview moves it to the origin.
    let place = frame
    return resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
      .map { picture in
        picture.frame = place
        return picture
      }
  }

  /// A view that shows a picture of a part of this one; nil for a part without an area.
  ///
  /// - Parameter capInsets: the margins that keep their size when the view is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let scale = currentScale > 0 ? currentScale : CGFloat(CurrentDevice.value.scale)
    let whole = rendering(scale: scale)
    let part = Image.drawn(size: rect.size, scale: scale) { context in
      context.clip(to: CGRect(origin: .zero, size: rect.size))
      context.draw(
        whole,
        in: CGRect(
          x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height))
    }
    let picture = ImageView(
      image: capInsets == .zero ? part : part.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    )
    picture.frame = CGRect(origin: .zero, size: rect.size)
    return picture
  }
}
