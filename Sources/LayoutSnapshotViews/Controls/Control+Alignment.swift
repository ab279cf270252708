import Foundation

extension Control.ContentHorizontalAlignment {
  /// The fraction of the free space that lies to the left of the content.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .right, .trailing: 1
    case .left, .leading, .fill: 0
    }
  }
}

extension Control.ContentVerticalAlignment {
  /// The fraction of the free space that lies above the content.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .bottom: 1
    case .top, .fill: 0
    }
  }
}
