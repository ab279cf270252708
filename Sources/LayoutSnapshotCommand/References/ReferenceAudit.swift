import Graphics
import PNGCoding
import SnapshotStore
import LayoutSnapshotValues

/// Looks at reference files one by one, and at their names together.
struct ReferenceAudit {
  /// Something that is not as it should be.
  struct Problem {
    let path: String
    let kind: Kind
  }

  enum Kind: CustomStringConvertible {
    case large(bytes: Int, limit: Int)
    case damaged(String)
    case largeFileStoragePointer
    case collision(with: String)
    case otherSize(picture: String, layout: String)
    case leftover
    case unportableName(String)

    /// What programs know it by.
    var name: String {
      switch self {
      case .large: "large"
      case .damaged: "damaged"
      case .largeFileStoragePointer: "lfs-pointer"
      case .collision: "collision"
      case .otherSize: "other-size"
      case .leftover: "leftover"
      case .unportableName: "unportable-name"
      }
    }

    var description: String {
      switch self {
      case .large(let bytes, let limit):
        "\(bytes / 1024) KB, more than \(limit / 1024) KB. Accepting it anew makes it small; or snapshot less."
      case .damaged(let reason): reason
      case .largeFileStoragePointer: "a Git LFS pointer, not the file itself. Fetch it with `git lfs pull`."
      case .collision(let other):
        "the same name as \(other) where case does not count, as on macOS. Rename a test."
      case .otherSize(let picture, let layout):
        "\(picture) pixels, but its layout has \(layout). Record both anew."
      case .leftover: "left by a process that was killed. Delete it."
      case .unportableName(let reason): "\(reason). Rename the test."
      }
    }
  }

  private let largest: Int
  private(set) var count = 0
  private(set) var bytes = 0
  private(set) var problems: [Problem] = []

  /// - Parameter largest: the most bytes that a file may have.
  init(largest: Int) { self.largest = largest }

  mutating func look(at folder: String, progress: TextOutput) throws(FileError) {
    let names = try Files.files(below: folder)
    let bar = ProgressBar("Checking", total: names.count, on: progress)
    defer { bar.finish() }
    var folded: [String: String] = [:]
    for name in names {
      let path = folder + "/" + name
      if let other = folded.updateValue(name, forKey: name.lowercased()) {
        problems.append(Problem(path: path, kind: .collision(with: other)))
      }
      try look(atFile: path, name.split(separator: "/").last.map(String.init) ?? name)
      bar.advance()
    }
  }

  private mutating func look(atFile path: String, _ name: String) throws(FileError) {
    if name.hasPrefix(".snapshot-"), name.hasSuffix(".tmp") {
      problems.append(Problem(path: path, kind: .leftover))
      return
    }
    guard let file = try Files.read(path) else { return }
    count += 1
    bytes += file.count
    if let reason = Self.unportable(name) {
      problems.append(Problem(path: path, kind: .unportableName(reason)))
    }
    if file.count > largest {
      problems.append(Problem(path: path, kind: .large(bytes: file.count, limit: largest)))
    }
    if let kind = try trouble(file, path) { problems.append(Problem(path: path, kind: kind)) }
  }

  private func trouble(_ file: [UInt8], _ path: String) throws(FileError) -> Kind? {
    if file.starts(with: "version https://git-lfs".utf8) { return .largeFileStoragePointer }
    if path.hasSuffix(".png") {
      do throws(PNGDecodingError) {
        let picture = try PNGReader(file)
        try picture.readToEnd()
        guard let beside = try? Files.read(path.dropLast(4) + ".json"),
          let layout = try? Layout(json: String(decoding: beside, as: UTF8.self))
        else { return nil }
        let root = layout.edges[0]
        guard (root.width, root.height) != (picture.width, picture.height) else { return nil }
        return .otherSize(
          picture: "\(picture.width) x \(picture.height)", layout: "\(root.width) x \(root.height)")
      } catch { return .damaged("\(error)") }
    }
    if path.hasSuffix(".json"), file.starts(with: "<<<<<<< ".utf8) {
      return .damaged("holds a merge conflict. Run the test, and accept what it draws.")
    }
    if path.hasSuffix(".json"), Self.looksLikeLayout(file) {
      do throws(LayoutDecodingError) { _ = try Layout(json: String(decoding: file, as: UTF8.self)) } catch {
        return .damaged("\(error)")
      }
    }
    return nil
  }

  /// JSON of other strategies is none of our business; that of a layout has one of these near its start.
  private static func looksLikeLayout(_ file: [UInt8]) -> Bool {
    let start = String(decoding: file.prefix(4096), as: UTF8.self)
    return file.isEmpty || start.contains("\"device\":") || start.contains("\"conflicts\":")
  }

  private static func unportable(_ name: String) -> String? {
    let stem = name.prefix { $0 != "." }.lowercased()
    let devices = ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    if devices.contains(stem) { return "Windows has a device called \(stem)" }
    if name.contains(where: { "<>:\"\\|?*".contains($0) }) { return "a character that Windows does not take" }
    if name.hasSuffix(".") || name.hasSuffix(" ") { return "ends with a character that Windows drops" }
    return nil
  }
}
