import Foundation

/// How far the content has pushed a large title up, under the part of the bar that has the items.
struct TitlePush: Equatable {
  /// The height that a large title adds to a bar.
  static let room: CGFloat = 52

  /// From 0 at rest to ``room``, where the title is away and stands between the items instead.
  var distance: CGFloat = 0
  /// What scrolls. Another scroll view begins with the whole title.
  weak var content: ScrollView?

  static func == (a: TitlePush, b: TitlePush) -> Bool { a.distance == b.distance && a.content === b.content }
}

extension NavigationBar {
  /// How far the content pushes the large title, as it lies now.
  ///
  /// It counts where the content begins, and not the insets: those change with the bar. Content that does not keep
  /// clear of the bar pushes the title by what it is scrolled.
  final func titlePush(on device: Device) -> TitlePush {
    guard showsLargeTitle(on: device), !isSearching, let content = post?.scrollView(at: self),
      content.isMoved
    else { return TitlePush() }
    let known = push.content === content ? push.distance : 0
    let keepsClear = content.adjustedContentInset.top > content.insetInContent + 0.01
    // How far below the bar, with the title in it, the content begins.
    let top = content.convert(CGPoint(x: 0, y: -content.insetInContent), to: self).y
    let distance =
      keepsClear
      ? bounds.height + push.distance - top : content.contentOffset.y + content.insetInContent
    let limited = min(max(distance, 0), TitlePush.room)
    // Two layouts never disagree about less than a thousandth of a point.
    return TitlePush(
      distance: (limited - known).magnitude < 0.001 ? known : limited, content: content)
  }

  /// Cuts off what is left of a large title under the items.
  final func coverPushedTitle(_ label: Label, on device: Device) {
    guard push.distance > 0, push.distance < TitlePush.room else {
      if label.loadedLayer?.mask != nil { label.layer.mask = nil }
      return
    }
    let size = label.intrinsicContentSize
    let bottom = height(on: device) - searchHeight - device.measures.largeTitle.y
    let covered = max(0, promptHeight + itemsHeight(on: device) - (bottom - size.height))
    let mask = CAShapeLayer()
    mask.path =
      BezierPath(
        rect: CGRect(x: 0, y: covered, width: 10_000, height: size.height + TitlePush.room)
      ).cgPath
    label.layer.mask = mask
  }

  /// The height of the part with the items.
  private func itemsHeight(on device: Device) -> CGFloat {
    height(on: device, regular: device.measures.navigationBarHeight)
  }
}
