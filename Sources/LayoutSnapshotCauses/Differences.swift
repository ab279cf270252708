import LayoutSnapshotValues

/// Everything that two layouts ask for differently and that may have moved something.
struct Differences {
  private(set) var candidates: [PossibleCause] = []
  private let pair: LayoutPair
  /// Items that came, went or were hidden, and containers whose settings are others: what is in them was
  /// rearranged because of that.
  private var rearranged: Set<String> = []
  private var gone: Set<String> = []
  /// The items whose texts and fonts are told as settings, or together with the sizes of their contents.
  private(set) var told: Set<String> = []

  init(_ pair: LayoutPair) {
    self.pair = pair
    findStructure()
    for path in pair.new.paths { findFacts(path) }
    findConstraints()
  }

  // MARK: Views that came and went

  private mutating func findStructure() {
    let (before, after) = (Set(pair.old.paths), Set(pair.new.paths))
    for path in pair.new.paths where !before.contains(path) { note(path, "was added", among: before) }
    for path in pair.old.paths where !after.contains(path) { note(path, "was removed", among: after) }
    for path in pair.new.paths {
      guard let old = pair.old.facts(path), let new = pair.new.facts(path), old.isHidden != new.isHidden
      else { continue }
      add("\(pair.name(path)) is now \(new.isHidden ? "hidden" : "shown")", path, .structure)
      rearrange(around: path)
    }
  }

  /// Notes an item that is in one layout only; what lies in it is not noted as well.
  private mutating func note(_ path: String, _ what: String, among others: Set<String>) {
    gone.insert(path)
    rearrange(around: path)
    guard let outer = LayoutPath(path).parent, others.contains(outer), !isPlacedBySystem(path) else { return }
    add("\(pair.name(path)) \(what)", path, .structure)
  }

  private func isPlacedBySystem(_ path: String) -> Bool {
    (pair.new.facts(path) ?? pair.old.facts(path))?.insets != nil
  }

  private mutating func rearrange(around path: String) {
    if let outer = LayoutPath(path).parent { rearranged.insert(outer) }
  }

  // MARK: What items ask for

  private mutating func findFacts(_ path: String) {
    guard let old = pair.old.facts(path), let new = pair.new.facts(path) else { return }
    let name = pair.name(path)
    let settings = settingWords(old.settings, new.settings)
    findContent(path, old, new, settings)
    if !settings.isEmpty, old.content == new.content {
      let isNoted = add("\(name): \(settings.joined(separator: ", "))", path, .setting, spreading: true)
      // A text or a font that is told here is not told among the looks as well.
      if isNoted, ["text", "font"].contains(where: { old.settings[$0] != new.settings[$0] }) {
        told.insert(path)
      }
      rearranged.insert(path)
    }
    findPriorities(path, "contentHuggingPriority", old.hugging, new.hugging)
    findPriorities(path, "contentCompressionResistancePriority", old.resistance, new.resistance)
    if old.fixedFrame != new.fixedFrame {
      let words = numberWords(["x", "y", "width", "height"], old.fixedFrame, new.fixedFrame)
      add("\(name).frame \(words ?? "is set, was not")", path, .setting)
    }
    if let before = old.insets, let after = new.insets, before != after {
      let words = numberWords(["top", "left", "bottom", "right"], before, after) ?? ""
      let isRoot = LayoutPath(path).parent.map { LayoutPath($0).parent == nil } ?? false
      add("\(name) insets \(words)", path, isRoot ? .setting : .derived)
    }
    if let classes = classWords(path) { add("\(name) \(classes)", path, .setting) }
  }

  private mutating func findContent(
    _ path: String, _ old: Layout.ItemFacts, _ new: Layout.ItemFacts, _ settings: [String]
  ) {
    let reasons = settings.isEmpty ? contentLooks(old, new) : settings
    let name = pair.name(path)
    let axes: [(AxisItem.Axis, String, Double?, Double?)] = [
      (.horizontal, "width", old.content.width, new.content.width),
      (.vertical, "height", old.content.height, new.content.height),
    ]
    let different = axes.filter { $0.2 != $0.3 }
    guard !different.isEmpty else { return }
    let sources = different.map { AxisItem(path: path, axis: $0.0) }
    // Text that was not touched is as high as its width makes it, and as wide as its room lets it be.
    let becameHigher = different.count == 1 && different[0].0 == .vertical
    let follows =
      reasons.isEmpty
      && (new.tellsItsText || becameHigher && pair.hasMoved(AxisItem(path: path, axis: .horizontal)))
    // A content that moved nothing, and of which nothing else is known, explains nothing.
    if reasons.isEmpty, !sources.contains(where: pair.hasMoved) { return }
    told.insert(path)
    let words = different.map { _, side, was, now in
      "\(side) \(now.map { decimalText($0) } ?? "none"), was \(was.map { decimalText($0) } ?? "none")"
    }
    candidates.append(
      PossibleCause(
        // The reason alone, where there is one: it is the same on every device, and the sizes are not.
        text: reasons.isEmpty
          ? "\(name).intrinsicContentSize \(words.joined(separator: "; "))"
          : "\(name): \(reasons.joined(separator: ", "))",
        sources: sources, subject: path, rank: follows ? .derived : .setting))
    rearrange(around: path)
  }

  /// What differs of a content that a view does not tell as a setting.
  private func contentLooks(_ old: Layout.ItemFacts, _ new: Layout.ItemFacts) -> [String] {
    guard let was = old.looks, let now = new.looks else { return [] }
    return settingWords(
      was.filter { contentNames.contains($0.key) }, now.filter { contentNames.contains($0.key) })
  }

  private mutating func findPriorities(
    _ path: String, _ what: String, _ old: Layout.AxisPriorities, _ new: Layout.AxisPriorities
  ) {
    let name = pair.name(path)
    for (axis, word, was, now) in [
      (AxisItem.Axis.horizontal, "horizontal", old.horizontal, new.horizontal),
      (.vertical, "vertical", old.vertical, new.vertical),
    ] where was != now && pair.hasMoved(AxisItem(path: path, axis: axis)) {
      candidates.append(
        PossibleCause(
          text: "\(name).\(what) \(word) \(decimalText(now)), was \(decimalText(was))",
          sources: [AxisItem(path: path, axis: axis)], subject: path, rank: .setting))
    }
  }

  private func classWords(_ path: String) -> String? {
    guard let a = pair.old.slot(path), let b = pair.new.slot(path) else { return nil }
    let (old, new) = (pair.old.layout.outline.entries[a], pair.new.layout.outline.entries[b])
    return old.className == new.className ? nil : "is a \(new.className), was a \(old.className)"
  }

  // MARK: Constraints

  private mutating func findConstraints() {
    let pairing = ConstraintPairing(old: pair.old.layout.constraints, new: pair.new.layout.constraints)
    let effect = ConstraintEffect(pair: pair)
    for (old, new) in pairing.changed
    where !isConsequence(old) && !isConsequence(new) && effect.isEffective(was: old, is: new) {
      add(new.text(was: old, naming: pair.name), new, old)
    }
    for constraint in pairing.added where !isConsequence(constraint) {
      guard effect.isEffective(added: constraint) else { continue }
      add("\(constraint.text(naming: pair.name)) was added", constraint)
    }
    for constraint in pairing.removed where !isConsequence(constraint) {
      guard effect.isEffective(removed: constraint) else { continue }
      add("\(constraint.text(naming: pair.name)) was removed", constraint)
    }
  }

  /// Whether a constraint differs because of something that has been noted: its item came or went, or the
  /// view that made it arranges its content anew.
  private func isConsequence(_ constraint: Layout.Constraint) -> Bool {
    let paths = [constraint.item, constraint.otherItem].compactMap { $0 }
    if paths.contains(where: isGone) { return true }
    guard constraint.isSystem else { return false }
    return paths.contains {
      rearranged.contains($0) || LayoutPath($0).parent.map(rearranged.contains) ?? false
    }
  }

  private func isGone(_ path: String) -> Bool {
    sequence(first: path, next: { LayoutPath($0).parent }).contains { gone.contains($0) }
  }

  // MARK: Noting

  private mutating func add(_ text: String, _ constraint: Layout.Constraint, _ old: Layout.Constraint? = nil)
  {
    let subject = constraint.operands.first { pair.hasMoved($0) }?.path ?? constraint.item
    candidates.append(
      PossibleCause(
        text: text, sources: constraint.operands + (old?.operands ?? []), subject: subject,
        rank: constraint.isSystem ? .derived : .setting))
  }

  /// Notes what concerns an item as a whole, if it or what hangs on it has moved.
  ///
  /// - Returns: whether it has.
  @discardableResult
  private mutating func add(
    _ text: String, _ path: String, _ rank: PossibleCause.Rank, spreading: Bool = false
  ) -> Bool {
    var paths = [path]
    if spreading { paths += pair.new.paths.filter { LayoutPath($0).parent == path } }
    let sources = paths.flatMap { path in AxisItem.Axis.allCases.map { AxisItem(path: path, axis: $0) } }
    // A hidden view keeps its place while those around it close up, so it need not have moved itself.
    guard rank == .structure || sources.contains(where: pair.hasMoved) else { return false }
    candidates.append(PossibleCause(text: text, sources: sources, subject: path, rank: rank))
    return true
  }
}

extension Layout.ItemFacts {
  /// Whether the view says which text it shows, so that a content of another size has a reason that is known.
  fileprivate var tellsItsText: Bool { settings["font"] != nil || looks?["font"] != nil }
}

/// What differs between two sets of settings, in the order of their names.
private func settingWords(_ old: [String: String], _ new: [String: String]) -> [String] {
  Set(old.keys).union(new.keys).sorted().compactMap { name in
    guard old[name] != new[name] else { return nil }
    return "\(name) \(lookWords(name, new[name])), was \(lookWords(name, old[name]))"
  }
}

/// `x 12, was 10`, for each number that differs; none unless there are both lists.
private func numberWords(_ names: [String], _ old: [Double]?, _ new: [Double]?) -> String? {
  guard let old, let new else { return nil }
  return zip(names, zip(old, new)).filter { $0.1.0 != $0.1.1 }
    .map { "\($0) \(decimalText($1.1)), was \(decimalText($1.0))" }.joined(separator: "; ")
}
