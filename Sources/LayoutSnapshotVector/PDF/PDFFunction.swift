/// A function from numbers to numbers (ISO 32000-1, 7.10).
indirect enum PDFFunction {
  case sampled(PDFSamples)
  case exponential(c0: [Double], c1: [Double], exponent: Double)
  case stitched([PDFFunction], bounds: [Double], encode: [Double])
  case calculated(PDFCalculator)
  /// One function for each result.
  case joined([PDFFunction])
  /// A function within its domain and its range.
  case limited(PDFFunction, domain: [Double], range: [Double])

  /// - Returns: nil for what is no function.
  init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) throws(VectorError) {
    let object = try file.resolve(object)
    guard depth < 8 else { return nil }
    // Functions of functions can multiply.
    try file.spend(1000)
    if let parts = try file.array(object) {
      var functions: [PDFFunction] = []
      for part in parts.prefix(32) {
        guard let function = try PDFFunction(part, in: file, depth: depth + 1) else { return nil }
        functions.append(function)
      }
      self = .joined(functions)
      return
    }
    guard let dictionary = object.dictionary, let domain = try file.numbers(dictionary["Domain"]),
      domain.count >= 2
    else { return nil }
    let range = try file.numbers(dictionary["Range"]) ?? []
    let function: PDFFunction
    switch try file.resolve(dictionary["FunctionType"]).integer {
    case 0:
      guard let samples = try PDFSamples(object, domain: domain, range: range, in: file) else { return nil }
      function = .sampled(samples)
    case 2:
      let c0 = try file.numbers(dictionary["C0"]) ?? [0]
      let c1 = try file.numbers(dictionary["C1"]) ?? [1]
      guard c0.count == c1.count, let exponent = try file.resolve(dictionary["N"]).number else { return nil }
      function = .exponential(c0: c0, c1: c1, exponent: exponent)
    case 3:
      let parts = try file.resolve(dictionary["Functions"]).array ?? []
      guard let bounds = try file.numbers(dictionary["Bounds"]), !parts.isEmpty, parts.count <= 1000,
        bounds.count == parts.count - 1, let encode = try file.numbers(dictionary["Encode"]),
        encode.count >= 2 * parts.count
      else { return nil }
      var functions: [PDFFunction] = []
      for part in parts {
        guard let function = try PDFFunction(part, in: file, depth: depth + 1) else { return nil }
        functions.append(function)
      }
      function = .stitched(functions, bounds: [domain[0]] + bounds + [domain[1]], encode: encode)
    case 4:
      guard let stream = object.stream, let calculator = PDFCalculator(try file.data(of: stream)) else {
        return nil
      }
      function = .calculated(calculator)
    default: return nil
    }
    self = .limited(function, domain: domain, range: range)
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    let x = input.first ?? 0
    switch self {
    case .sampled(let samples): return samples(input)
    case .exponential(let c0, let c1, let exponent):
      let factor = exponent == 1 ? x : power(x, exponent)
      return zip(c0, c1).map { $0 + factor * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode):
      var index = 0
      while index < parts.count - 1, x >= bounds[index + 1] { index += 1 }
      let (low, high) = (bounds[index], bounds[index + 1])
      let (from, to) = (encode[2 * index], encode[2 * index + 1])
      return parts[index]([high > low ? from + (x - low) / (high - low) * (to - from) : from])
    case .calculated(let calculator): return calculator(input)
    case .joined(let functions): return functions.flatMap { $0(input) }
    case .limited(let function, let domain, let range):
      return PDFFunction.limit(function(PDFFunction.limit(input, domain)), range)
    }
  }

  /// About how many steps a call takes.
  var cost: Int {
    switch self {
    case .sampled, .exponential: 8
    case .stitched(let parts, _, _): parts.count + 8
    case .calculated(let calculator): calculator.cost
    case .joined(let functions): functions.reduce(1) { $0 + $1.cost }
    case .limited(let function, _, _): function.cost + 1
    }
  }

  /// Whether results are their inputs, as far as colours show.
  var isIdentity: Bool {
    (0...16).map { Double($0) / 16 }.allSatisfy { abs((self([$0]).first ?? 0) - $0) < 1 / 512 }
  }

  private static func limit(_ values: [Double], _ limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      let value = value.isFinite ? value : 0
      return 2 * index + 1 < limits.count ? max(limits[2 * index], min(limits[2 * index + 1], value)) : value
    }
  }

  /// Inputs between which results change evenly; nil where they do not.
  func knots(from start: Double, to end: Double) -> [Double]? {
    switch self {
    case .exponential(_, _, let exponent): return exponent == 1 ? [start, end] : nil
    case .limited(let function, _, _): return function.knots(from: start, to: end)
    case .sampled(let samples): return samples.knots(from: start, to: end)
    case .joined(let functions):
      var knots: Set<Double> = []
      for function in functions {
        guard let own = function.knots(from: start, to: end) else { return nil }
        knots.formUnion(own)
      }
      return knots.sorted()
    case .stitched(let parts, let bounds, _):
      // A part that is a curve itself makes the whole one.
      guard parts.allSatisfy({ $0.knots(from: 0, to: 1)?.count == 2 }) else { return nil }
      return [start] + bounds.filter { $0 > start && $0 < end } + [end]
    case .calculated: return nil
    }
  }
}
