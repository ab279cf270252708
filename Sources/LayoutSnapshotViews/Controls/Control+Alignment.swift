import Foundation

extension Control.ContentHorizontalAlignment {
  /// How much of the free room lies on the left.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .right, .trailing: 1
    case .left, .leading, .fill: 0
    }
  }
}

extension Control.ContentVerticalAlignment {
  /// How much of the free room lies above.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .bottom: 1
    case .top, .fill: 0
    }
  }
}
