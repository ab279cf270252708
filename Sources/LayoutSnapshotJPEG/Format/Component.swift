/// One colour channel of a picture: its size, and its blocks of 8 x 8 samples.
struct Component {
  let identifier: Int
  /// How many blocks a unit has across and down.
  let across: Int
  let down: Int
  /// The number of the table that its coefficients are multiplied with.
  let table: Int

  /// The samples that the picture needs.
  private(set) var width = 0
  private(set) var height = 0
  /// The blocks that hold them: all that a scan of this component alone has.
  private(set) var blocksAcross = 0
  private(set) var blocksDown = 0
  /// The blocks of whole units, which memory is set aside for.
  private(set) var storedAcross = 0
  private(set) var storedDown = 0
  /// How many pixels of the picture a sample stands for.
  private(set) var enlargedAcross = 1
  private(set) var enlargedDown = 1

  /// What coefficients are multiplied with, as it was when the first scan of the component began.
  var quantization: [UInt16] = []
  /// The coefficients of all blocks, if several scans complete them.
  var coefficients: [Int16] = []
  /// The samples, in rows of whole blocks.
  var samples: [UInt8] = []

  init(identifier: Int, across: Int, down: Int, table: Int) {
    (self.identifier, self.across, self.down, self.table) = (identifier, across, down, table)
  }

  mutating func measure(width: Int, height: Int, largestAcross: Int, largestDown: Int) {
    (enlargedAcross, enlargedDown) = (largestAcross / across, largestDown / down)
    self.width = ceiling(width * across, largestAcross)
    self.height = ceiling(height * down, largestDown)
    blocksAcross = ceiling(self.width, 8)
    blocksDown = ceiling(self.height, 8)
    storedAcross = ceiling(width, 8 * largestAcross) * across
    storedDown = ceiling(height, 8 * largestDown) * down
  }

  /// The bytes that a row of samples takes.
  var stride: Int { storedAcross * 8 }
  /// The samples in whole units.
  var storedSamples: Int { storedAcross * storedDown * 64 }

  /// The offset of a block's first sample.
  func place(ofBlock column: Int, _ row: Int) -> Int { (row * stride + column) * 8 }

  /// The offset of a block's coefficients.
  func offset(ofBlock column: Int, _ row: Int) -> Int { (row * storedAcross + column) * 64 }
}
