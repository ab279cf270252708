import LayoutSnapshotGraphics

/// A PNG file that is put together chunk by chunk.
struct PNGAssembly {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk of four letters: its length, its name, its data and their checksum.
  mutating func add(_ name: String, _ data: some Collection<UInt8>) {
    let start = bytes.count + 4
    bytes += UInt32(data.count).bigEndianBytes
    bytes += name.utf8
    bytes += data
    bytes += PNGChecksum.of(bytes[start...]).bigEndianBytes
  }

  /// Adds a chunk as another file has it.
  mutating func add(whole chunk: ArraySlice<UInt8>) { bytes += chunk }

  /// Adds what stands before the first pixels: the size, the format and its colours.
  mutating func addHeader(width: Int, height: Int, _ format: PixelFormat) {
    let size = [width, height].flatMap { UInt32($0).bigEndianBytes }
    // Compression, filters and interlacing: the only method of each, and none.
    add("IHDR", size + [format.bitDepth, format.colorType.rawValue, 0, 0, 0])
    // Colours are to be rendered as they look best.
    add("sRGB", [0])
    guard case .palette(let colors) = format else { return }
    let pixels = colors.map(Pixel.init(bits:))
    add("PLTE", pixels.flatMap { [$0.red, $0.green, $0.blue] })
    let alphas = pixels.prefix { $0.alpha < 255 }.map(\.alpha)
    if !alphas.isEmpty { add("tRNS", alphas) }
  }
}
