import LayoutSnapshotGraphics

/// Which commands of a list each band of a canvas needs, so that a tall picture's bands do not all go through the list.
///
/// A band gets what can touch its rows and the clips, groups, masks and maps around it, in the list's order. What is left
/// out touches none of its pixels, or is covered wholly, so the picture is that of the whole list.
struct BandIndex: Sendable {
  /// The places of commands in the list, one band after another.
  private let commands: [Int32]
  /// Where each band begins in `commands`, and at last where the last one ends.
  private let starts: [Int]

  /// - Parameters:
  ///   - bounds: the canvas.
  ///   - rows: the rows of each band but the last, which may have fewer.
  init(_ list: DisplayList, on bounds: PixelEdges, rows: Int) {
    let reach = CommandReach(list.commands, height: bounds.height).rows
    let covers = BandCovers(list, on: bounds, rows: rows).last
    let bandCount = covers.count
    /// Calls a closure for each band that needs a command.
    func eachBand(_ index: Int, _ body: (Int) -> Void) {
      let reach = reach[index]
      if reach.isEmpty { return }
      let isBracket = list.commands[index].isBracket
      for band in reach.top / rows...(reach.bottom - 1) / rows where isBracket || covers[band] <= index {
        body(band)
      }
    }
    // First how many each band has, then what they are: one piece of memory instead of one a band.
    var starts = [Int](repeating: 0, count: bandCount + 1)
    for index in reach.indices { eachBand(index) { starts[$0 + 1] += 1 } }
    for band in 0..<bandCount { starts[band + 1] += starts[band] }
    var next = starts
    var commands = [Int32](repeating: 0, count: starts[bandCount])
    for index in reach.indices {
      eachBand(index) { band in
        commands[next[band]] = Int32(index)
        next[band] += 1
      }
    }
    (self.commands, self.starts) = (commands, starts)
  }

  /// The places of the commands that a band needs, in the list's order.
  subscript(band: Int) -> ArraySlice<Int32> { commands[starts[band]..<starts[band + 1]] }
}
