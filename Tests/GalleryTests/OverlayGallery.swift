import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotOverlay
import LayoutSnapshotTesting
import LayoutSnapshotRaster
import Testing

@Suite struct OverlayGallery {
  private let screen = Device(
    name: "screen", width: 320, height: 360, scale: 2, safeAreaInsets: EdgeInsets(top: 20))

  /// A form with one of everything that an overlay shows.
  private func form() -> View {
    let form = View()
    func add(_ view: View, _ name: String) -> View {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(view)
      return view
    }
    let title = Label()
    title.text = "Preferences"
    title.font = .boldSystemFont(ofSize: 24)
    let (heading, toggle, track) = (add(title, "heading"), add(Switch(), "toggle"), add(Slider(), "track"))
    let (left, right) = (add(View(), "left"), add(View(), "right"))
    (left.backgroundColor, right.backgroundColor) = (.systemGray5, .systemGray4)
    let lost = add(View(), "lost")
    lost.backgroundColor = .systemYellow
    let gap = LayoutGuide()
    gap.identifier = "gap"
    form.addLayoutGuide(gap)
    let wish = left.heightAnchor.constraint(equalToConstant: 70)
    wish.priority = .defaultHigh
    let margins = form.layoutMarginsGuide
    LayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: form.safeAreaLayoutGuide.topAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
      toggle.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 8),
      track.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      track.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      track.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 24),
      left.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      left.topAnchor.constraint(equalTo: track.bottomAnchor, constant: 24), wish,
      gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 24), gap.topAnchor.constraint(equalTo: left.topAnchor),
      gap.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      right.heightAnchor.constraint(equalToConstant: 60),
      right.heightAnchor.constraint(equalToConstant: 64),
      lost.widthAnchor.constraint(equalToConstant: 60), lost.heightAnchor.constraint(equalToConstant: 30),
      lost.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 40),
    ])
    return form
  }

  /// A picture as a view, to be compared like one.
  private func verify(_ bitmap: Bitmap, testName: String) {
    let view = ImageView(image: Image(bitmap: bitmap, scale: 2))
    view.contentMode = .topLeft
    assertSnapshot(of: view, on: [screen], testName: testName)
  }

  @Test func overlay() throws {
    let tree = try form().solvedTree(on: screen)
    var bitmap = Rasterizer.draw(tree.displayList)
    Rasterizer.draw(ReviewOverlay(tree.layout).displayList, on: &bitmap)
    verify(bitmap, testName: "overlay()")
  }

  @Test func overlay_fromRightToLeft() throws {
    let tree = try form().solvedTree(on: screen.with(.dark, .rightToLeft))
    var bitmap = Rasterizer.draw(tree.displayList)
    Rasterizer.draw(ReviewOverlay(tree.layout).displayList, on: &bitmap)
    verify(bitmap, testName: "overlay_fromRightToLeft()")
  }

  /// Orange: a wish that is not met, and a view that was given another frame.
  @Test func overlay_misplaced() throws {
    let (form, wide) = (form(), View())
    wide.accessibilityIdentifier = "wide"
    wide.frame = CGRect(x: 200, y: 240, width: 40, height: 40)
    wide.backgroundColor = .systemTeal
    wide.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(wide)
    let wish = wide.widthAnchor.constraint(equalToConstant: 280)
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      wide.trailingAnchor.constraint(equalTo: form.layoutMarginsGuide.trailingAnchor), wish,
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 160),
      wide.topAnchor.constraint(equalTo: form.topAnchor, constant: 240),
      wide.heightAnchor.constraint(equalToConstant: 60),
    ])
    let tree = try form.solvedTree(on: screen)
    var bitmap = Rasterizer.draw(tree.displayList)
    Rasterizer.draw(ReviewOverlay(tree.layout).displayList, on: &bitmap)
    verify(bitmap, testName: "overlay_misplaced()")
  }

  @Test func wireframe() throws {
    let layout = try form().layout(on: screen)
    verify(Rasterizer.draw(ReviewOverlay(layout).wireframe), testName: "wireframe()")
  }
}
