/// How short and how long the parts before a boundary may be, by what must hold for each of them.
struct ChainReach<Form: AffineForm>: BitwiseCopyable {
  private var lows = Form()
  private var highs = Form()
  /// How many parts may be as short, and as long, as one likes.
  private var openLowCount: Int32 = 0
  private var openHighCount: Int32 = 0

  var least: Form? { openLowCount == 0 ? lows : nil }
  var most: Form? { openHighCount == 0 ? highs : nil }

  static func - (a: ChainReach, b: ChainReach) -> ChainReach {
    var difference = a
    difference.lows -= b.lows
    difference.highs -= b.highs
    difference.openLowCount -= b.openLowCount
    difference.openHighCount -= b.openHighCount
    return difference
  }

  /// Finds that for each boundary of links, the first one before all of them.
  static func find(_ chain: Chain<Form>, _ source: Chain<Form>.Source, into reaches: inout Buffer<ChainReach>)
  {
    var reach = ChainReach()
    reaches.append(reach)
    for link in 0..<chain.linkCount {
      for part in chain.parts(ofLinks: link..<link + 1) { reach.add(part, of: chain, source) }
      reaches.append(reach)
    }
  }

  private mutating func add(_ part: Int, of chain: Chain<Form>, _ source: Chain<Form>.Source) {
    var (low, high) = (Int32(-1), Int32(-1))
    for index in chain.parts[part].marks {
      let mark = chain.marks[index]
      guard mark.level == 0, source.residual.hasRequiredLevel else { break }
      let position = mark.position
      if mark.wantsMore, low < 0 || chain.marks[low].position < position {
        low = Int32(truncatingIfNeeded: index)
      }
      if mark.wantsLess, high < 0 || chain.marks[high].position > position {
        high = Int32(truncatingIfNeeded: index)
      }
    }
    if low >= 0 { lows += chain.forms[low] } else { openLowCount += 1 }
    if high >= 0 { highs += chain.forms[high] } else { openHighCount += 1 }
  }
}
