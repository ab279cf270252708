/// The first page of a PDF.
struct PDFPage {
  let resources: PDFDictionary
  /// What the page is cut to.
  let box: VectorBox
  /// By how many quarters the page is turned clockwise.
  let quarters: Int
  let contents: [UInt8]

  init(in file: PDFFile) throws(VectorError) {
    guard let page = try PDFPage.first(in: file) else { throw VectorError(.noPage) }
    resources = try file.resolve(page["Resources"]).dictionary ?? [:]
    // A page without a size is one of US Letter.
    let media = try PDFPage.box(page["MediaBox"], file) ?? VectorBox(left: 0, top: 0, right: 612, bottom: 792)
    var box = media
    if let crop = try PDFPage.box(page["CropBox"], file), crop.overlaps(media) {
      box = VectorBox(
        left: max(media.left, crop.left), top: max(media.top, crop.top), right: min(media.right, crop.right),
        bottom: min(media.bottom, crop.bottom))
    }
    guard box.width > 0, box.height > 0, box.width <= 65535, box.height <= 65535 else {
      throw VectorError(.invalidSize(width: box.width, height: box.height))
    }
    self.box = box
    let degrees = try file.resolve(page["Rotate"]).integer ?? 0
    quarters = ((degrees / 90) % 4 + 4) % 4
    contents = try PDFPage.contents(page["Contents"], file)
  }

  /// The size as it is shown.
  var size: (width: Double, height: Double) {
    quarters % 2 == 0 ? (box.width, box.height) : (box.height, box.width)
  }

  /// From the page's coordinates, in which y points up, to those of the picture.
  var transform: VectorTransform {
    switch quarters {
    case 1: VectorTransform(0, 1, 1, 0, -box.top, -box.left)
    case 2: VectorTransform(-1, 0, 0, 1, box.right, -box.top)
    case 3: VectorTransform(0, -1, -1, 0, box.bottom, box.right)
    default: VectorTransform(1, 0, 0, -1, -box.left, box.bottom)
    }
  }

  /// A rectangle by two opposite corners.
  static func box(_ object: PDFObject?, _ file: PDFFile) throws(VectorError) -> VectorBox? {
    guard let numbers = try file.numbers(object), numbers.count == 4,
      numbers.allSatisfy({ abs($0) < VectorCanvas.farthest })
    else { return nil }
    return VectorBox(
      left: min(numbers[0], numbers[2]), top: min(numbers[1], numbers[3]), right: max(numbers[0], numbers[2]),
      bottom: max(numbers[1], numbers[3]))
  }

  /// The first leaf of the tree of pages, with what it inherits.
  private static func first(in file: PDFFile) throws(VectorError) -> PDFDictionary? {
    let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]
    var seen: Set<Int> = []
    var waiting: [(PDFObject?, PDFDictionary)] = [(try file.catalog?["Pages"], [:])]
    while let (object, above) = waiting.popLast() {
      // Nodes without numbers can contain themselves, too.
      try file.spend(1000)
      if case .reference(let number) = object, !seen.insert(number).inserted { continue }
      guard var node = try file.resolve(object).dictionary else { continue }
      for name in inherited where node[name] == nil { node[name] = above[name] }
      guard let kids = try file.resolve(node["Kids"]).array else { return node }
      try file.spend(100 * kids.count)
      waiting += kids.reversed().map { ($0, node) }
    }
    return nil
  }

  /// One stream or several, which are read as one.
  private static func contents(_ object: PDFObject?, _ file: PDFFile) throws(VectorError) -> [UInt8] {
    let object = try file.resolve(object)
    if let stream = object.stream { return try file.data(of: stream) }
    var bytes: [UInt8] = []
    for part in try file.array(object) ?? [] {
      guard let stream = part.stream else { continue }
      bytes += try file.data(of: stream)
      bytes.append(10)
      if bytes.count > file.limits.expandedBytes {
        throw VectorError(.expandsTooMuch(limit: file.limits.expandedBytes))
      }
    }
    return bytes
  }
}
