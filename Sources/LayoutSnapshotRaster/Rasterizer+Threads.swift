// Embedded Swift has no threads; there a list is drawn by one.
#if !hasFeature(Embedded)
  import Dispatch
  import LayoutSnapshotGraphics

  extension Rasterizer {
    /// Paints a list with several threads, each on rows of its own; the pixels are those of one thread.
    package static func draw(_ list: DisplayList, threads: Int) -> Bitmap {
      var bitmap = Bitmap(width: list.width, height: list.height, fill: .clear, alpha: .premultiplied)
      withCanvas(&bitmap) { canvas in
        let share = (list.height + max(1, threads) - 1) / max(1, threads)
        let bands = Bands(of: list, on: canvas.bounds, rows: min(bandRows(canvas.bounds), share))
        let work = SharedCanvas(canvas: canvas)
        DispatchQueue.concurrentPerform(iterations: bands.count) { index in
          let cache = MaskCache.borrowed()
          paint(bands, index, work.canvas, cache)
          cache.returnToNextDrawing()
        }
      }
      return bitmap
    }
  }

  /// Sound to send, because every thread writes to rows of its own and all end before the canvas does.
  private struct SharedCanvas: @unchecked Sendable {
    let canvas: Surface
  }
#endif
