/// What the numbers of a colour mean (ISO 32000-1, 8.6).
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// The white point, and the ranges of the second and the third number.
  case lab(white: [Double], range: [Double])
  case indexed(PDFColorSpace, last: Int, table: [UInt8])
  /// Inks of a name, and how they look in another space.
  case tint(count: Int, PDFColorSpace, PDFFunction)
  /// Patterns; the space is that of patterns without colours.
  case pattern(PDFColorSpace?)

  /// - Returns: nil for one that is not known.
  init?(_ object: PDFObject?, resources: PDFDictionary, in file: PDFFile, depth: Int = 0) throws(VectorError)
  {
    let object = try file.resolve(object)
    guard depth < 8 else { return nil }
    if let name = object.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let own = try file.resolve(resources["ColorSpace"]).dictionary?[name] else { return nil }
        // A name that stands for a name is one of the known ones.
        try self.init(own, resources: [:], in: file, depth: depth + 1)
      }
      return
    }
    guard let parts = try file.array(object), let kind = parts.first?.name else { return nil }
    func space(_ index: Int) throws(VectorError) -> PDFColorSpace? {
      index < parts.count
        ? try PDFColorSpace(parts[index], resources: resources, in: file, depth: depth + 1) : nil
    }
    let second = parts.count > 1 ? parts[1].dictionary : nil
    switch kind {
    case "ICCBased":
      // The profile itself is not read: its number of components says enough for the usual ones.
      switch try file.resolve(second?["N"]).integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: try self.init(second?["Alternate"], resources: resources, in: file, depth: depth + 1)
      }
    case "Lab":
      self = .lab(
        white: try file.numbers(second?["WhitePoint"]) ?? [],
        range: try file.numbers(second?["Range"]) ?? [-100, 100, -100, 100])
    case "Indexed", "I":
      guard let base = try space(1), parts.count > 3, let last = parts[2].integer, (0...255).contains(last)
      else {
        return nil
      }
      var table: [UInt8] = []
      if case .string(let bytes) = parts[3] { table = bytes }
      if let stream = parts[3].stream { table = try file.data(of: stream) }
      self = .indexed(base, last: last, table: table)
    case "Separation", "DeviceN":
      guard parts.count > 3, let other = try space(2), let function = try PDFFunction(parts[3], in: file)
      else {
        return nil
      }
      self = .tint(count: kind == "DeviceN" ? parts[1].array?.count ?? 1 : 1, other, function)
    case "Pattern": self = .pattern(try space(1))
    default: try self.init(.name(kind), resources: [:], in: file, depth: depth + 1)
    }
  }

  /// How many numbers a colour has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _): count
    case .pattern(let space): space?.count ?? 0
    }
  }

  /// The colour that a page begins with.
  var initial: VectorColor {
    switch self {
    case .tint(let count, _, _): color([Double](repeating: 1, count: count))
    case .cmyk: color([0, 0, 0, 1])
    default: color([Double](repeating: 0, count: count))
    }
  }

  /// Whether colours between two colours lie evenly between them in RGB.
  var isEven: Bool {
    switch self {
    case .gray, .rgb: true
    default: false
    }
  }
}
