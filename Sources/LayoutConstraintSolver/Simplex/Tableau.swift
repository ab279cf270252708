/// The rows of one component in terms of as many of them as it has roots.
///
/// Each identity (a row's residual, or a root) is either a *column*, whose value is 0, or stands in a *slot* as
/// `sum of coefficient * column + constant`. A pivot exchanges the two. Only coefficients that are not 0 are
/// stored: in layouts a view touches its neighbours, so a pivot costs what its neighbourhood does, where a dense
/// tableau pays rows times columns.
///
/// The storage is scratch space, reused for all components of a system.
struct Tableau<Form: AffineForm> {
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
  }

  /// A slot in which a column occurs.
  struct Occurrence: BitwiseCopyable {
    var coefficient: Double
    var slot: Int32
    /// Where the column stands among the slot's entries.
    var position: Int32
  }

  /// Where the entries of a slot, or the slots of a column, are stored.
  struct Extent: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  /// Which identity stands in each slot, and which is each column.
  private(set) var slotIdentities = Buffer<Int32>()
  private(set) var columnIdentities = Buffer<Int32>()
  /// For each identity its slot, or `~column`.
  private(set) var places = Buffer<Int32>()
  /// For each slot what its identity is when all columns are 0.
  private(set) var constants = Buffer<Form>()
  /// The same at the current parameters.
  private(set) var values = Buffer<Double>()

  private var slotExtents = Buffer<Extent>()
  private var entries = Buffer<Entry>()
  /// From how many stored entries on they are moved together: slots that grew have left their old places behind.
  private var mostScattered = Self.fewestScattered
  private var columnExtents = Buffer<Extent>()
  /// The slots in which a column occurs. May name slots that lost it meanwhile.
  private var occurrences = Buffer<Int32>()
  /// What `gather(column:)` found last, and of which column it still holds, or -1.
  private(set) var gathered = Buffer<Occurrence>()
  private var gatheredColumn = -1
  private var scratch = PivotScratch()
  /// Scratch: the pivot in which a slot was last updated.
  private var stamps = Buffer<Int32>()
  private var stamp: Int32 = 0
  private(set) var point = Form()
  /// The number of entries that pivots went through, by which effort is limited.
  private(set) var effort = 0
  /// What else took time, counted as if it were entries; it limits the work, too.
  private(set) var overhead = 0
  /// The smallest share that was left of a coefficient; 1 if none nearly cancelled.
  private(set) var leastRemainder = 1.0

  func deallocate() {
    slotIdentities.deallocate()
    columnIdentities.deallocate()
    places.deallocate()
    constants.deallocate()
    values.deallocate()
    slotExtents.deallocate()
    entries.deallocate()
    columnExtents.deallocate()
    occurrences.deallocate()
    gathered.deallocate()
    scratch.deallocate()
    stamps.deallocate()
  }

  var slotCount: Int { slotIdentities.count }
  var columnCount: Int { columnIdentities.count }

  /// Empties the tableau and makes room for columns, the identities of which `setColumn` states.
  mutating func reset(columnCount: Int, identityCount: Int, at point: Form) {
    self.point = point
    effort = 0
    overhead = 0
    leastRemainder = 1
    restart(columnCount: columnCount, identityCount: identityCount)
  }

  /// Empties the tableau at the same point; what it took so far still counts.
  mutating func restart(columnCount: Int, identityCount: Int) {
    slotIdentities.removeAll()
    constants.removeAll()
    values.removeAll()
    slotExtents.removeAll()
    entries.removeAll()
    mostScattered = Self.fewestScattered
    occurrences.removeAll()
    stamps.removeAll()
    stamp = 0
    gatheredColumn = -1
    columnIdentities.reset(to: columnCount, filling: 0)
    columnExtents.reset(to: columnCount, filling: Extent(start: 0, count: 0, capacity: 0))
    scratch.reset(columnCount: columnCount)
    places.reset(to: identityCount, filling: 0)
  }

  @inline(__always)
  mutating func setColumn(_ column: Int, to identity: Int32) {
    columnIdentities[column] = identity
    places[identity] = ~Int32(truncatingIfNeeded: column)
  }

  /// Begins a slot; its entries are added by `addEntry`, its constant is set by `finishSlot`.
  @inline(__always)
  mutating func beginSlot(for identity: Int32) {
    gatheredColumn = -1
    places[identity] = Int32(truncatingIfNeeded: slotIdentities.count)
    slotIdentities.append(identity)
    slotExtents.append(Extent(start: Int32(truncatingIfNeeded: entries.count), count: 0, capacity: 0))
    stamps.append(0)
  }

  @inline(__always)
  mutating func addEntry(_ coefficient: Double, column: Int32) {
    let slot = slotExtents.count - 1
    entries.append(Entry(coefficient: coefficient, column: column))
    slotExtents[slot].count += 1
    slotExtents[slot].capacity += 1
    addOccurrence(of: column, in: Int32(truncatingIfNeeded: slot))
  }

  @inline(__always)
  mutating func finishSlot(constant: Form) {
    finishSlot(constant: constant, value: constant.value(at: point))
  }

  /// The same where the value is known better than the constant tells.
  @inline(__always)
  mutating func finishSlot(constant: Form, value: Double) {
    constants.append(constant)
    values.append(value)
  }

  /// Adds a slot for an identity beyond those of `reset`: a multiple of another identity plus a constant.
  mutating func appendSlot(for identity: Int32, times factor: Double, of other: Int32, plus offset: Form) {
    places.append(0)
    beginSlot(for: identity)
    guard let source = slot(of: other) else {
      addEntry(factor, column: ~places[other])
      return finishSlot(constant: offset)
    }
    for index in entryRange(of: source) {
      let entry = entries[index]
      addEntry(factor * entry.coefficient, column: entry.column)
    }
    finishSlot(constant: offset + factor * constants[source])
  }

  // MARK: Reading

  @inline(__always)
  func slot(of identity: Int32) -> Int? {
    let place = places[identity]
    return place >= 0 ? Int(place) : nil
  }

  @inline(__always)
  func entryRange(of slot: Int) -> Range<Int> {
    let extent = slotExtents[slot]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  @inline(__always)
  func entry(_ index: Int) -> Entry { entries[index] }

  /// Where a column stands among the entries, if it occurs in a slot.
  @inline(__always)
  private func place(ofColumn column: Int32, inSlot slot: Int) -> Int? {
    for index in entryRange(of: slot) where entries[index].column == column { return index }
    return nil
  }

  /// The coefficient of a column in a slot, or nil.
  @inline(__always)
  func coefficient(ofColumn column: Int32, inSlot slot: Int) -> Double? {
    place(ofColumn: column, inSlot: slot).map { entries[$0].coefficient }
  }

  /// The number of slots in which a column occurs, or a little more.
  @inline(__always)
  func occurrenceCount(ofColumn column: Int32) -> Int { Int(columnExtents[column].count) }

  /// Whether a coefficient is nothing but what rounding left, given the others of its slot.
  @inline(__always)
  func isNoise(_ coefficient: Double, inSlot slot: Int, _ slope: Double) -> Bool {
    coefficient.magnitude <= slope && isNoise(small: coefficient, inSlot: slot, slope)
  }

  @inline(never)
  private func isNoise(small coefficient: Double, inSlot slot: Int, _ slope: Double) -> Bool {
    var largest = 0.0
    for index in entryRange(of: slot) { largest = max(largest, entries[index].coefficient.magnitude) }
    return coefficient.magnitude <= slope * largest
  }

  /// Collects the slots in which a column occurs, with its coefficients, in `gathered`.
  @inline(__always)
  mutating func gather(column: Int) {
    gathered.removeAll()
    gatheredColumn = column
    stamp += 1
    var index = 0
    while index < columnExtents[column].count {
      let position = columnExtents[column].start + Int32(truncatingIfNeeded: index)
      let slot = Int(occurrences[position])
      overhead += 2 + entryRange(of: slot).count / 4
      if stamps[slot] != stamp,
        let place = place(ofColumn: Int32(truncatingIfNeeded: column), inSlot: slot)
      {
        stamps[slot] = stamp
        gathered.append(
          Occurrence(
            coefficient: entries[place].coefficient, slot: Int32(truncatingIfNeeded: slot),
            position: Int32(truncatingIfNeeded: place) - slotExtents[slot].start))
        index += 1
      } else {
        // The slot lost the column, or is named twice: forget this occurrence.
        columnExtents[column].count -= 1
        occurrences[position] = occurrences[columnExtents[column].start + columnExtents[column].count]
      }
    }
  }

  /// What a processor keeps near itself; where a tableau has more entries, each of them takes longer.
  private static var mostNearEntries: Int { 1 << 20 }

  /// Notes work on entries that was done elsewhere.
  @inline(__always)
  mutating func add(effort work: Int) { effort += work }

  /// The same for work that is not one on entries.
  @inline(__always)
  mutating func add(overhead work: Int) { overhead += work }

  /// Gives the columns other numbers: the first identity's becomes 0, and so on. Identities that are no columns leave
  /// their numbers to those that are in their place.
  mutating func orderColumns(as wanted: Buffer<Int32>) {
    gatheredColumn = -1
    let number = Buffer<Int32>(repeating: -1, count: columnCount)
    let isTaken = Buffer<Bool>(repeating: false, count: columnCount)
    let extents = columnExtents.copy()
    let identities = columnIdentities.copy()
    defer {
      number.deallocate()
      isTaken.deallocate()
      extents.deallocate()
      identities.deallocate()
    }
    for index in 0..<wanted.count where places[wanted[index]] < 0 {
      number[~places[wanted[index]]] = Int32(truncatingIfNeeded: index)
      isTaken[index] = true
    }
    var free = 0
    for column in 0..<columnCount where number[column] < 0 {
      while isTaken[free] { free += 1 }
      number[column] = Int32(truncatingIfNeeded: free)
      free += 1
    }
    for column in 0..<columnCount {
      columnExtents[number[column]] = extents[column]
      setColumn(Int(number[column]), to: identities[column])
    }
    for slot in 0..<slotCount {
      for index in entryRange(of: slot) { entries[index].column = number[entries[index].column] }
    }
  }

  // MARK: Pivoting

  /// Exchanges the identity in a slot with a column.
  mutating func pivot(slot: Int, column: Int, by coefficient: Double) {
    if gatheredColumn != column { gather(column: column) }
    gatheredColumn = -1
    if entries.count > mostScattered { moveTogether() }
    let leaving = slotIdentities[slot]
    let inverse = 1 / coefficient
    solve(slot: slot, forColumn: column, inverse: inverse)
    overhead += 10 + entryRange(of: slot).count
    places[leaving] = ~Int32(truncatingIfNeeded: column)
    places[columnIdentities[column]] = Int32(truncatingIfNeeded: slot)
    slotIdentities[slot] = columnIdentities[column]
    columnIdentities[column] = leaving

    for index in entryRange(of: slot) { scratch.shares[entries[index].column] = entries[index].coefficient }
    for index in 0..<gathered.count where gathered[index].slot != slot {
      substitute(slot: slot, into: gathered[index])
    }
    for index in entryRange(of: slot) { scratch.shares[entries[index].column] = 0 }
  }

  private static var fewestScattered: Int { 1 << 14 }

  /// Stores the entries of one slot behind those of another, without what lies between them.
  private mutating func moveTogether() {
    var moved = Buffer<Entry>(minimumCapacity: entries.count / 2)
    for slot in 0..<slotCount {
      let start = Int32(truncatingIfNeeded: moved.count)
      for index in entryRange(of: slot) { moved.append(entries[index]) }
      slotExtents[slot].start = start
      slotExtents[slot].capacity = slotExtents[slot].count
    }
    entries.deallocate()
    entries = moved
    overhead += moved.count
    mostScattered = max(Self.fewestScattered, 3 * moved.count)
  }

  /// Rewrites a slot so that it states what the column's identity is.
  @inline(__always)
  private mutating func solve(slot: Int, forColumn column: Int, inverse: Double) {
    for index in entryRange(of: slot) {
      if entries[index].column == column {
        entries[index].coefficient = inverse
      } else {
        entries[index].coefficient *= -inverse
      }
    }
    constants[slot] = constants[slot] * -inverse
    values[slot] = constants[slot].value(at: point)
  }

  /// Replaces the gathered column in another slot by the row in `slot`.
  @inline(__always)
  private mutating func substitute(slot: Int, into occurrence: Occurrence) {
    let (other, factor) = (Int(occurrence.slot), occurrence.coefficient)
    let range = entryRange(of: other)
    entries[range.lowerBound + Int(occurrence.position)].coefficient = 0
    scratch.lost.removeAll()
    var (kept, met) = (range.lowerBound, 0)
    for index in range {
      var entry = entries[index]
      let share = scratch.shares[entry.column]
      if share != 0 { met &+= 1 }
      entry.coefficient = cancelling(entry.coefficient, factor * share, orNoting: &leastRemainder)
      entries[kept] = entry
      if entry.coefficient == 0 { scratch.lost.append(entry.column) } else { kept &+= 1 }
    }
    slotExtents[other].count = Int32(truncatingIfNeeded: kept - range.lowerBound)
    let count = entryRange(of: slot).count
    var work = range.count
    if met < count {
      fill(slot: slot, times: factor, into: other)
      work += range.count + count
    }
    effort += work
    overhead += entries.count > Self.mostNearEntries ? 4 * work : 10
    constants[other] += factor * constants[slot]
    values[other] = constants[other].value(at: point)
  }

  /// Adds the entries of a slot whose columns another one did not have.
  private mutating func fill(slot: Int, times factor: Double, into other: Int) {
    scratch.beginFilling()
    for index in entryRange(of: other) { scratch.note(entries[index].column) }
    for source in entryRange(of: slot) {
      let term = entries[source]
      if scratch.isPresent(term.column) { continue }
      appendEntry(Entry(coefficient: factor * term.coefficient, column: term.column), to: other)
      addOccurrence(of: term.column, in: Int32(truncatingIfNeeded: other))
    }
  }

  @inline(__always)
  private mutating func appendEntry(_ entry: Entry, to slot: Int) {
    let extent = slotExtents[slot]
    if extent.count == extent.capacity {
      let start = Int32(truncatingIfNeeded: entries.count)
      entries.resizeUninitialized(to: entries.count + 2 * Int(extent.capacity) + 2)
      for index in 0..<extent.count { entries[start + index] = entries[extent.start + index] }
      slotExtents[slot] = Extent(start: start, count: extent.count, capacity: 2 * extent.capacity + 2)
    }
    entries[slotExtents[slot].start + extent.count] = entry
    slotExtents[slot].count += 1
  }

  @inline(__always)
  private mutating func addOccurrence(of column: Int32, in slot: Int32) {
    let extent = columnExtents[column]
    if extent.count == extent.capacity {
      let start = Int32(truncatingIfNeeded: occurrences.count)
      occurrences.resizeUninitialized(to: occurrences.count + 2 * Int(extent.capacity) + 4)
      for index in 0..<extent.count { occurrences[start + index] = occurrences[extent.start + index] }
      columnExtents[column] = Extent(start: start, count: extent.count, capacity: 2 * extent.capacity + 4)
    }
    occurrences[columnExtents[column].start + extent.count] = slot
    columnExtents[column].count += 1
  }
}
