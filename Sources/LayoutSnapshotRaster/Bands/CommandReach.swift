import LayoutSnapshotGraphics

/// Neighbouring rows of a canvas.
struct Rows: Hashable, Sendable {
  var top: Int
  var bottom: Int

  static let none = Rows(top: 0, bottom: 0)

  var isEmpty: Bool { top >= bottom }

  /// The rows of both.
  func intersection(_ other: Rows) -> Rows {
    Rows(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }

  /// The rows of either, and those between.
  mutating func add(_ other: Rows) {
    if other.isEmpty { return }
    self = isEmpty ? other : Rows(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }
}

/// The rows that each command of a list can touch: those of a clip, group, mask or map are the rows of what it holds.
struct CommandReach {
  /// For each command; never fewer rows than it touches.
  private(set) var rows: [Rows] = []

  /// What has begun and not ended.
  private struct Open {
    /// The places of the command that began it and of those that go on with it.
    var commands: [Int]
    /// What clips leave.
    var limit: Rows
    var transform: Affine?
    /// How what it holds is mixed with what is below.
    var mode = BlendMode.normal
    /// Whether it is laid over everything within the clips, also where it holds nothing.
    var coversAll = false
    /// What casts a shadow that is painted in its place.
    var shadow: DropShadow?
    var rows = Rows.none

    /// Something that begins in this.
    func inner(_ command: Int) -> Open {
      Open(commands: [command], limit: limit, transform: transform, mode: mode)
    }

    /// A sheet that begins in this.
    func sheet(_ command: Int) -> Open {
      Open(
        commands: [command], limit: limit, transform: transform, coversAll: !mode.keepsUnderTransparent)
    }
  }

  init(_ commands: [DisplayList.Command], height: Int) {
    rows.reserveCapacity(commands.count)
    var open = [Open(commands: [], limit: Rows(top: 0, bottom: height), transform: nil)]
    for (index, command) in commands.enumerated() {
      let outer = open[open.count - 1]
      var inner = outer.inner(index)
      rows.append(.none)
      switch command {
      case .beginClip(let shape):
        inner.limit = outer.limit.intersection(PaintedBox(shape).rows(outer.transform))
        open.append(inner)
      case .beginTransform(let map):
        inner.transform = outer.transform.map { map.then($0) } ?? map
        open.append(inner)
      case .beginBlend(let mode):
        inner.mode = mode
        open.append(inner)
      case .beginGroup(let alpha): open.append(alpha < 255 ? outer.sheet(index) : inner)
      case .beginMask, .beginSheet: open.append(outer.sheet(index))
      case .beginShadow(let shadow):
        // What lies outside of the clips may cast a shadow into them.
        (inner.limit, inner.mode, inner.shadow) = (.all, .normal, shadow)
        open.append(inner)
      case .beginMasked: open[open.count - 1].commands.append(index)
      case .end:
        open[open.count - 1].commands.append(index)
        close(&open)
      default:
        rows[index] = outer.limit.isEmpty ? .none : outer.limit.intersection(command.rows(outer.transform))
        open[open.count - 1].rows.add(rows[index])
      }
    }
    while open.count > 1 { close(&open) }
  }

  /// Ends what began last: it has the rows of all that it holds.
  private mutating func close(_ open: inout [Open]) {
    guard open.count > 1, var last = open.popLast() else { return }
    let limit = open[open.count - 1].limit
    if last.coversAll { last.rows = limit }
    if let shadow = last.shadow, !last.rows.isEmpty {
      last.rows = limit.intersection(last.rows.shadow(shadow, last.transform))
      // Whoever needs some of the shadow needs all that casts it.
      for command in last.commands[0]..<rows.count { rows[command] = last.rows }
    }
    for command in last.commands { rows[command] = last.rows }
    open[open.count - 1].rows.add(last.rows)
  }
}
