import LayoutSnapshotGraphics

extension Painter {
  /// Replaces what is painted inside a shape by a blur of it.
  ///
  /// The blur sees what lies inside the shape's box and on the same sheet, and continues the pixels at its edges. So it
  /// does not depend on clips, and a list with a blur is painted in one band.
  func blur(_ backdrop: Backdrop) {
    let (path, rule) = path(of: .rounded(backdrop.shape))
    let edges = Edges(path)
    let behind = surface.bounds.intersection(edges.touchedPixels)
    let box = clip.intersection(behind)
    let radius = min(backdrop.radius, PixelBlur.largestRadius)
    if box.isEmpty || radius < 1 { return }
    let blur = PixelBlur(radius: radius)
    // Farther pixels cannot be seen in what is painted.
    let seen = behind.intersection(
      PixelEdges(
        left: box.left - blur.reach, top: box.top - blur.reach, right: box.right + blur.reach,
        bottom: box.bottom + blur.reach))
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: seen.width * seen.height)
    defer { unsafe pixels.deallocate() }
    for y in seen.top..<seen.bottom {
      unsafe (pixels + (y - seen.top) * seen.width).update(
        from: surface.pointer(seen.left, y), count: seen.width)
    }
    unsafe blur.apply(to: pixels, width: seen.width, height: seen.height)
    let bytes = unsafe cache.scratch.coverage.reserve(box.width)
    unsafe cache.scratch.accumulator.fill(edges, in: box, rule: rule, into: bytes) { y in
      let row = unsafe pixels + (y - seen.top) * seen.width + (box.left - seen.left)
      unsafe withClip(box.left, y, box.width, bytes) { coverage in
        unsafe surface.replace(box.left, y, count: box.width, coverage: coverage, colors: row)
      }
    }
  }
}

extension Surface {
  /// Puts premultiplied colours in the place of a row, each by its own coverage.
  func replace(
    _ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>, colors: UnsafePointer<UInt32>
  ) {
    let target = unsafe pointer(x, y)
    for index in 0..<count {
      let amount = unsafe UInt64(coverage[index])
      if amount == 255 {
        unsafe target[index] = unsafe colors[index]
      } else if amount != 0 {
        let (new, old) = unsafe (spread(colors[index]), spread(target[index]))
        unsafe target[index] = gather(scale(new, by: amount) &+ scale(old, by: 255 &- amount))
      }
    }
  }
}
