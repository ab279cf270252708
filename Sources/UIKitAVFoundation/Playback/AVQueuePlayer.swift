/// Plays items one after another, like AVFoundation's `AVQueuePlayer`.
///
/// ```swift
/// let player = AVQueuePlayer(items: [intro, film])
/// player.advanceToNextItem()
/// // player.currentItem === film
/// ```
///
/// No item ends, so that only an app goes to the next one.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] { didSet { item = queue.first } }

  /// A player of nothing.
  public override init() {
    queue = []
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
  }
  /// A player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = [item].compactMap(\.self)
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }
  /// A player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// The items that are left, with the one that is played.
  open func items() -> [AVPlayerItem] { queue }
  /// Plays the next item.
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
  /// Whether an item can be played after another: if it is not in the queue yet, and the other is.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let isKnown = queue.contains { $0 === item }
    return !isKnown && (afterItem == nil || queue.contains { $0 === afterItem })
  }
  /// Plays an item after another, or last. It has no effect where ``canInsert(_:after:)`` is false.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
  }
  /// Takes an item out.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Takes all items out.
  open func removeAllItems() { queue = [] }
  /// Plays another item in the place of the one that is played, or none.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = [item].compactMap(\.self) + queue.dropFirst().filter { $0 !== item }
  }
}

/// Plays an item over and over, like AVFoundation's `AVPlayerLooper`.
///
/// ```swift
/// let player = AVQueuePlayer()
/// looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
/// ```
///
/// The item never ends, so that it never begins again. The player's queue stays as it is.
open class AVPlayerLooper: _ObservedMedia {
  /// Whether the item can be repeated. Raw values match AVFoundation's.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can.
    case ready = 1
    /// It cannot.
    case failed = 2
    /// It was ended.
    case cancelled = 3
  }

  /// Repeats an item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// Repeats a part of an item; all of it if the range is invalid.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
  {
  }
  /// Whether the item can be repeated: not known, as no file is read.
  open private(set) var status = Status.unknown { didSet { tellObservers() } }
  /// Why the item cannot be repeated: nothing has failed.
  open var error: (any Error)? { nil }
  /// How often the item began again: never.
  open var loopCount: Int { 0 }
  /// The copies of the item: there are none.
  open var loopingPlayerItems: [AVPlayerItem] { [] }
  /// Repeats the item no more.
  open func disableLooping() { status = .cancelled }
}
