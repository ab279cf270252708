import Foundation
import LayoutSnapshotViews

/// A tree of views to measure layouts with, in a number of sizes.
public enum LayoutWorkload: String, Sendable, CaseIterable {
  /// Cells of a chat below each other: an avatar, a name, a time, and a message of up to eight lines.
  case chatCells = "chat"
  /// Rows of a form: a caption and a field, all captions as wide as the widest.
  case form = "form"
  /// Stack views in stack views, two in each, by turns rows and columns. Columns are divided equally, rows as their
  /// contents want it, who want the same: that leaves choices, which is what takes time.
  case stackNest = "stacks"
  /// The same, all divided equally.
  case equalStacks = "equal"

  /// The size at which the workload is stated: 200 cells, 1,000 views, depth 10.
  public var fullSize: Int {
    switch self {
    case .chatCells: 200
    case .form: 500
    case .stackNest, .equalStacks: 10
    }
  }

  /// The size with about half as many views, or a quarter: between neighbouring depths a nest of rows and columns
  /// grows by turns not at all and fourfold, as only rows share what is free.
  public var halfSize: Int {
    switch self {
    case .chatCells, .form: fullSize / 2
    case .stackNest: fullSize - 2
    case .equalStacks: fullSize - 1
    }
  }

  /// A fresh tree.
  public func tree(size: Int) -> View {
    switch self {
    case .chatCells: chatTree(cells: size)
    case .form: formTree(rows: size)
    case .stackNest: stackTree(depth: size, axis: .vertical, rows: .fill)
    case .equalStacks: stackTree(depth: size, axis: .vertical, rows: .fillEqually)
    }
  }
}

/// A view with content of a given size, such as a text of one line.
private final class Box: View {
  private let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { content }
}

private func label(_ text: String, _ font: Font) -> Label {
  let label = Label()
  label.text = text
  label.font = font
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

private func chatTree(cells count: Int) -> View {
  let list = View()
  var above: View?
  for index in 0..<count {
    let cell = View()
    cell.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(cell)
    let avatar = View()
    avatar.translatesAutoresizingMaskIntoConstraints = false
    let name = label("Somebody called \(index * 37 % 200)", .boldSystemFont(ofSize: 17))
    let time = label("\(1 + index * 7 % 12):\(10 + index * 13 % 50)", .systemFont(ofSize: 13))
    let words = (0...(index * 13 % 30)).map { "message \($0)" }
    let message = label(words.joined(separator: " "), .systemFont(ofSize: 15))
    message.numberOfLines = 0
    for part in [avatar, name, time, message] { cell.addSubview(part) }
    time.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let fit = cell.heightAnchor.constraint(equalToConstant: 0)
    fit.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? list.topAnchor),
      cell.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      avatar.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      time.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -12),
      time.topAnchor.constraint(equalTo: name.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      message.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -12),
      cell.bottomAnchor.constraint(greaterThanOrEqualTo: message.bottomAnchor, constant: 8),
      cell.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
      fit,
    ])
    above = cell
  }
  return list
}

private func formTree(rows count: Int) -> View {
  let form = View()
  var above: (caption: View, field: View)?
  for index in 0..<count {
    let caption = Box(CGFloat(40 + index * 29 % 90), 20)
    let field = Box(View.noIntrinsicMetric, 34)
    caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    form.addSubview(caption)
    form.addSubview(field)
    LayoutConstraint.activate([
      field.topAnchor.constraint(
        equalTo: above?.field.bottomAnchor ?? form.safeAreaLayoutGuide.topAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: form.layoutMarginsGuide.trailingAnchor),
      field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 12),
      caption.leadingAnchor.constraint(equalTo: form.layoutMarginsGuide.leadingAnchor),
      caption.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    if let above { caption.widthAnchor.constraint(equalTo: above.caption.widthAnchor).isActive = true }
    above = (caption, field)
  }
  return form
}

private func stackTree(
  depth: Int, axis: LayoutConstraint.Axis, rows: StackView.Distribution
) -> View {
  let stack = StackView()
  stack.axis = axis
  stack.spacing = 1
  stack.distribution = axis == .vertical ? .fillEqually : rows
  let other: LayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
  for index in 0..<2 {
    stack.addArrangedSubview(
      depth > 1 ? stackTree(depth: depth - 1, axis: other, rows: rows) : Box(CGFloat(4 + index), 6))
  }
  return stack
}
