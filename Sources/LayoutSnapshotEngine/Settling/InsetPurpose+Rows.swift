import LayoutSnapshotValues

extension InsetPurpose {
  /// A part of a guide that is tied to a part of the view around it.
  struct Part {
    let own: LayoutAttribute
    let outer: LayoutAttribute
    /// How much of the top, left, bottom and right inset is added.
    let shares: [Double]

    fileprivate init(_ own: LayoutAttribute, _ outer: LayoutAttribute, _ shares: [Double] = []) {
      (self.own, self.outer) = (own, outer)
      self.shares = shares.isEmpty ? [0, 0, 0, 0] : shares
    }
  }

  /// What is tied; each is a row.
  var parts: [Part] {
    switch self {
    case .topBar: Self.topBarParts
    case .bottomBar, .keyboard: Self.bottomBarParts
    // The size of the content is what its constraints make it.
    case .scrollContent: Self.originParts
    default: Self.insetParts
    }
  }

  private static let originParts = [Part(.left, .left), Part(.top, .top)]
  private static let topBarParts = [
    Part(.left, .left), Part(.width, .width), Part(.top, .top), Part(.bottom, .top, [1, 0, 0, 0]),
  ]
  private static let bottomBarParts = [
    Part(.left, .left), Part(.width, .width), Part(.bottom, .bottom), Part(.top, .bottom, [0, 0, -1, 0]),
  ]
  private static let insetParts = [
    Part(.left, .left, [0, 1, 0, 0]), Part(.top, .top, [1, 0, 0, 0]),
    Part(.width, .width, [0, -1, 0, -1]), Part(.height, .height, [-1, 0, -1, 0]),
  ]
}
