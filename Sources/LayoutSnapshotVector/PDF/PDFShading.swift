/// Colours along a line or between circles (ISO 32000-1, 8.7.4.5).
struct PDFShading {
  let gradient: VectorGradient
  /// What is painted outside of the gradient, where the shading fills a shape.
  let background: VectorColor?
  /// What the shading is cut to.
  let box: VectorBox?

  enum Fault: Error {
    /// What is lacking, for a message.
    case lacks(String)
    case vector(VectorError)
  }

  init(_ object: PDFObject?, resources: PDFDictionary, in file: PDFFile) throws(Fault) {
    do throws(VectorError) {
      let object = try file.resolve(object)
      guard let dictionary = object.dictionary else { throw PDFShading.damaged }
      guard let space = try PDFColorSpace(dictionary["ColorSpace"], resources: resources, in: file),
        let function = try PDFFunction(dictionary["Function"], in: file),
        let shape = try PDFShading.shape(dictionary, in: file)
      else { throw PDFShading.damaged }
      let domain = try file.numbers(dictionary["Domain"]) ?? [0, 1]
      let extend = try file.array(dictionary["Extend"]) ?? []
      func extends(_ index: Int) -> Bool {
        if index < extend.count, case .bool(true) = extend[index] { true } else { false }
      }
      guard domain.count == 2, domain.allSatisfy({ abs($0) < VectorCanvas.farthest }),
        let gradient = VectorGradient(
          shape, stops: PDFShading.stops(function, space, from: domain[0], to: domain[1]),
          extendsStart: extends(0), extendsEnd: extends(1))
      else { throw PDFShading.damaged }
      self.gradient = gradient
      background = try file.numbers(dictionary["Background"]).map(space.color)
      box = try PDFPage.box(dictionary["BBox"], file)
    } catch {
      if error == PDFShading.damaged {
        throw .lacks(try PDFShading.name(object, in: file))
      }
      throw .vector(error)
    }
  }

  /// Stands for what is not drawn, and never leaves this file.
  private static let damaged = VectorError(.damaged(filter: "a shading"))

  /// What a shading is called that is not drawn.
  private static func name(_ object: PDFObject?, in file: PDFFile) throws(Fault) -> String {
    do throws(VectorError) {
      switch try file.resolve(file.resolve(object).dictionary?["ShadingType"]).integer {
      case 1: return "colours by a function of the place"
      case 4, 5, 6, 7: return "gradient mesh"
      default: return "a gradient that is not understood"
      }
    } catch { throw .vector(error) }
  }

  private static func shape(
    _ dictionary: PDFDictionary, in file: PDFFile
  ) throws(VectorError) -> VectorGradient.Shape? {
    let coords = try file.numbers(dictionary["Coords"]) ?? []
    switch try file.resolve(dictionary["ShadingType"]).integer {
    case 2 where coords.count == 4:
      return .linear(from: VectorPoint(coords[0], coords[1]), to: VectorPoint(coords[2], coords[3]))
    case 3 where coords.count == 6:
      return .radial(
        from: VectorPoint(coords[0], coords[1]), startRadius: coords[2],
        to: VectorPoint(coords[3], coords[4]),
        endRadius: coords[5])
    default: return nil
    }
  }

  /// The colours of a function: where it bends, and in many steps where it is no line or colours are mixed otherwise.
  private static func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, from start: Double, to end: Double
  ) -> [VectorGradient.Stop] {
    let knots = function.knots(from: start, to: end)
    var places = knots ?? [start, end]
    let parts = knots == nil ? 64 : space.isEven ? 1 : 8
    if parts > 1 {
      places =
        zip(places, places.dropFirst()).flatMap { low, high in
          (0..<parts).map { low + (high - low) * Double($0) / Double(parts) }
        } + [end]
    }
    let span = end == start ? 1 : end - start
    var stops: [VectorGradient.Stop] = []
    for place in places {
      let color = space.color(function([place]))
      let offset = (place - start) / span
      // Where parts of a function meet, its values may leap.
      if let last = stops.last, parts == 1, place < end, last.offset < offset {
        let before = space.color(function([place - span * 1e-7]))
        if isOther(before, color) { stops.append(VectorGradient.Stop(offset, before)) }
      }
      stops.append(VectorGradient.Stop(offset, color))
    }
    return stops
  }

  private static func isOther(_ a: VectorColor, _ b: VectorColor) -> Bool {
    abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) > 0.002
  }
}
