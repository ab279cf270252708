extension PDFReader {
  /// The numbers of the layers that are switched off (ISO 32000-1, 8.11.4.3).
  static func hiddenLayers(of file: PDFFile) throws(VectorError) -> Set<Int> {
    guard let properties = try file.resolve(file.catalog?["OCProperties"]).dictionary,
      let usual = try file.resolve(properties["D"]).dictionary
    else { return [] }
    func numbers(_ object: PDFObject?) throws(VectorError) -> Set<Int> {
      let items = try file.resolve(object).array ?? []
      return Set(items.compactMap { if case .reference(let number) = $0 { number } else { nil } })
    }
    var hidden = try numbers(usual["OFF"])
    if usual["BaseState"]?.name == "OFF" {
      hidden.formUnion(try numbers(properties["OCGs"]))
      hidden.subtract(try numbers(usual["ON"]))
    }
    return hidden
  }

  /// Whether a layer, or each of a group of layers, is switched off.
  func isHiddenLayer(_ object: PDFObject?) throws(VectorError) -> Bool {
    guard !hiddenLayers.isEmpty, let object else { return false }
    if case .reference(let number) = object, hiddenLayers.contains(number) { return true }
    guard let members = try file.resolve(object).dictionary?["OCGs"] else { return false }
    if case .reference(let number) = members, hiddenLayers.contains(number) { return true }
    let numbers = try file.resolve(members).array?.compactMap { member in
      if case .reference(let number) = member { number } else { nil }
    }
    guard let numbers, !numbers.isEmpty else { return false }
    return numbers.allSatisfy(hiddenLayers.contains)
  }
}
