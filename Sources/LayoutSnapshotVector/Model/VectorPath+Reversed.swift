extension VectorPath {
  /// Whether the path has more than one subpath.
  var hasSeveralSubpaths: Bool {
    var count = 0
    for case .move in elements { count += 1 }
    return count > 1
  }

  /// Whether subpaths that turn in the same direction may have areas in common, as far as their boxes tell; with very many
  /// it is taken for granted.
  var hasPartsThatCoverEachOther: Bool {
    let parts = subpaths.map { elements -> (box: VectorBox?, isPositive: Bool) in
      let path = VectorPath(elements)
      return (path.box, path.signedArea > 0)
    }
    guard parts.count <= 100 else { return true }
    return parts.indices.contains { index in
      parts[..<index].contains { other in
        guard other.isPositive == parts[index].isPositive, let a = other.box, let b = parts[index].box else {
          return false
        }
        return a.overlaps(b)
      }
    }
  }

  /// The same lines, walked the other way.
  var reversed: VectorPath {
    var result = VectorPath()
    for subpath in subpaths { result.appendReversed(subpath) }
    return result
  }

  private var subpaths: [ArraySlice<Element>] {
    var (subpaths, start): ([ArraySlice<Element>], Int) = ([], 0)
    for (index, element) in elements.enumerated() {
      guard case .move = element, index > start else { continue }
      subpaths.append(elements[start..<index])
      start = index
    }
    return elements.isEmpty ? [] : subpaths + [elements[start...]]
  }

  private mutating func appendReversed(_ subpath: ArraySlice<Element>) {
    let ends = subpath.compactMap { element -> VectorPoint? in
      switch element {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
    guard let last = ends.last else { return }
    move(to: last)
    var index = ends.count - 1
    for element in subpath.reversed() {
      switch element {
      case .line: line(to: ends[index - 1])
      case .cubic(let first, let second, _): cubic(second, first, to: ends[index - 1])
      case .move, .close: continue
      }
      index -= 1
    }
    if subpath.last == .close { close() }
  }
}
