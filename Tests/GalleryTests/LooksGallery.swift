import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotTesting
import Testing

/// A sheet on which pieces stand in rows, from the leading edge on.
class Sheet: View {
  private let column = StackView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 16
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    ])
  }

  /// Puts pieces beside each other under those that are there.
  func row(_ pieces: View...) {
    let row = StackView(arrangedSubviews: pieces)
    row.spacing = 16
    row.alignment = .center
    column.addArrangedSubview(row)
  }

  /// A piece held at a size.
  func sized(_ view: View, _ width: CGFloat, _ height: CGFloat) -> View {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  /// A coloured piece of a size whose looks a closure changes.
  func box(_ color: Color, _ width: CGFloat = 56, _ height: CGFloat = 56, _ change: (View) -> Void) -> View {
    let view = sized(View(), width, height)
    view.backgroundColor = color
    change(view)
    return view
  }
}

extension Device {
  /// With texts of the third size for accessibility.
  var large: Device { with(.contentSize(.accessibilityExtraLarge)) }
}

extension DeviceMatrix {
  /// In light and dark style, mirrored, and with large texts, on two widths.
  static let inEachWay: DeviceMatrix = [
    .iPhone5, .iPhone15.with(.dark), .iPhone5.rightToLeft, .iPhone15.large,
  ]

  /// A sheet in light and in dark style, and mirrored, and a wider one with large texts.
  static func allSheets(height: Double) -> DeviceMatrix {
    sheets(height: height) + [Device(name: "wideSheet", width: 480, height: height, scale: 2).large]
  }

  /// A sheet in light and in dark style, and mirrored.
  static func sheets(height: Double) -> DeviceMatrix {
    DeviceMatrix(
      [Device(name: "sheet", width: 320, height: height, scale: 2)], traits: [.light, .dark, .rightToLeft])
  }
}

@Suite struct LooksGallery {
  @Test func layers() {
    let sheet = Sheet()
    sheet.row(
      sheet.box(.systemRed) { $0.layer.cornerRadius = 12 },
      sheet.box(.systemGreen) {
        $0.layer.cornerRadius = 20
        $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      },
      sheet.box(.systemBlue) { $0.layer.cornerRadius = 28 },
      sheet.box(.systemFill) {
        $0.layer.cornerRadius = 10
        $0.layer.borderWidth = 2
        $0.layer.borderColor = .label
      })
    sheet.row(
      sheet.box(.secondarySystemBackground) {
        $0.layer.cornerRadius = 12
        $0.layer.shadowOpacity = 0.4
        $0.layer.shadowOffset = CGSize(width: 0, height: 2)
        $0.layer.shadowRadius = 4
      },
      sheet.box(.systemGray5) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 16
        let inner = View(frame: CGRect(x: 20, y: -10, width: 60, height: 40))
        inner.backgroundColor = .systemOrange
        $0.addSubview(inner)
      },
      sheet.box(.systemGray5) {
        let inner = View(frame: CGRect(x: 20, y: -10, width: 60, height: 40))
        inner.backgroundColor = .systemOrange
        $0.addSubview(inner)
      },
      sheet.box(.systemPurple) {
        $0.alpha = 0.5
        let inner = View(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
        inner.backgroundColor = .label
        $0.addSubview(inner)
      })
    let diagonal = GradientView(colors: [.systemTeal, .systemIndigo])
    (diagonal.gradient.startPoint, diagonal.gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    diagonal.layer.cornerRadius = 12
    let stripes = GradientView(colors: [.systemYellow, .systemYellow, .systemPink, .systemPink])
    stripes.gradient.locations = [0, 0.5, 0.5, 1]
    sheet.row(
      sheet.sized(GradientView(colors: [.systemBlue, .systemBackground]), 56, 56),
      sheet.sized(diagonal, 56, 56), sheet.sized(stripes, 56, 56),
      sheet.box(.systemMint) { $0.tintAdjustmentMode = .dimmed })
    sheet.row(
      sheet.box(.systemBrown) { $0.transform = CGAffineTransform(rotationAngle: .pi / 8) },
      sheet.box(.systemCyan) { $0.transform = CGAffineTransform(scaleX: 0.5, y: 1) },
      sheet.box(.systemPink) {
        $0.transform = CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
        $0.layer.cornerRadius = 10
        $0.layer.borderWidth = 3
        $0.layer.borderColor = .label
      },
      sheet.box(.systemBackground) {
        $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
        $0.layer.shadowOpacity = 0.6
        $0.layer.shadowOffset = CGSize(width: 6, height: 0)
        $0.layer.borderWidth = 1
        $0.layer.borderColor = .separator
      })
    assertSnapshot(of: sheet, on: .sheets(height: 320))
    // Layers do not grow with the text, and have sharper edges on finer screens.
    let wide = Device(name: "wide", width: 480, height: 320, scale: 3)
    assertSnapshot(of: sheet, on: wide.with(.contentSize(.accessibilityExtraLarge)))
  }

  @Test func images() {
    let sheet = Sheet()
    func view(_ image: Image?, _ mode: View.ContentMode, clips: Bool = true) -> View {
      let view = ImageView(image: image)
      view.contentMode = mode
      view.clipsToBounds = clips
      view.backgroundColor = .systemGray5
      return sheet.sized(view, 60, 44)
    }
    // A bright frame around a picture that is different in each direction.
    var bitmap = Bitmap(width: 30, height: 24, fill: Pixel(red: 52, green: 120, blue: 246))
    for y in 0..<24 {
      for x in 0..<30 {
        if x < 4 || y < 4 || x >= 26 || y >= 20 { bitmap[x, y] = Pixel(red: 255, green: 204, blue: 0) }
        if x > y + 4, x < 22, y > 5, y < 14 { bitmap[x, y] = .white }
      }
    }
    let picture = Image(bitmap: bitmap)
    sheet.row(view(picture, .scaleToFill), view(picture, .scaleAspectFit), view(picture, .scaleAspectFill))
    sheet.row(view(picture, .center), view(picture, .topLeft), view(picture, .bottomRight))
    sheet.row(
      view(picture, .top), view(picture.imageFlippedForRightToLeftLayoutDirection(), .left),
      view(picture, .scaleAspectFill, clips: false))
    let caps = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    sheet.row(
      view(picture.resizableImage(withCapInsets: caps), .scaleToFill),
      view(picture.resizableImage(withCapInsets: caps, resizingMode: .stretch), .scaleToFill),
      view(picture.withRenderingMode(.alwaysTemplate), .center),
      view(Image(color: .systemPink, size: CGSize(width: 20, height: 20)), .center))
    func symbols(_ names: [String], pointSize: CGFloat) -> [View] {
      names.map { name in
        let view = ImageView(image: Image(systemName: name))
        view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: pointSize)
        return view
      }
    }
    let names = [
      "chevron.left", "chevron.right", "chevron.up", "chevron.down", "plus", "minus", "xmark", "checkmark",
    ]
    let others = [
      "arrow.right", "arrow.up", "ellipsis", "line.3.horizontal", "magnifyingglass", "circle", "square",
      "square.fill",
    ]
    let filled = [
      "circle.fill", "plus.circle", "xmark.circle.fill", "chevron.down.circle", "star.fill", "heart",
    ]
    for row in [names, others, filled] {
      let stack = StackView(arrangedSubviews: symbols(row, pointSize: 17))
      stack.spacing = 12
      stack.alignment = .center
      sheet.row(stack)
    }
    let large = StackView(arrangedSubviews: symbols(filled, pointSize: 34))
    large.spacing = 8
    large.tintColor = .label
    sheet.row(large)
    assertSnapshot(of: sheet, on: .sheets(height: 440))
  }
}
