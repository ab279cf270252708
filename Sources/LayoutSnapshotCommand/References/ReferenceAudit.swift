import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotStore
import LayoutSnapshotValues

/// Looks at reference files one by one, and at their names together.
struct ReferenceAudit {
  /// Something that is not as it should be.
  struct Problem {
    let path: String
    let kind: Kind
    /// Whether it is a problem no more.
    var isFixed = false
  }

  enum Kind: CustomStringConvertible {
    case large(bytes: Int, limit: Int)
    case damaged(String)
    case empty
    case largeFileStoragePointer
    case collision(with: String)
    case otherSize(picture: String, layout: String)
    case leftover
    case link
    case special
    case folder
    case unportableName(String)
    case foreignName

    /// What programs know it by.
    var name: String {
      switch self {
      case .large: "large"
      case .damaged: "damaged"
      case .empty: "empty"
      case .largeFileStoragePointer: "lfs-pointer"
      case .collision: "collision"
      case .otherSize: "other-size"
      case .leftover: "leftover"
      case .link: "link"
      case .special: "special"
      case .folder: "folder"
      case .unportableName: "unportable-name"
      case .foreignName: "foreign-name"
      }
    }

    var description: String {
      switch self {
      case .large(let bytes, let limit):
        "\(bytes / 1024) KB, more than \(limit / 1024) KB. Accept it again to make it smaller, or take a smaller snapshot."
      case .damaged(let reason): reason
      case .empty:
        "empty. If its test has anything to say, it was not written to the end. Restore it with `git checkout -- <file>`."
      case .largeFileStoragePointer: "a Git LFS pointer, not the file itself. Fetch it with `git lfs pull`."
      case .collision(let other):
        "the same name as \(other) on file systems that ignore case, as on macOS. Rename a test."
      case .otherSize(let picture, let layout):
        "\(picture) pixels, but its layout has \(layout). Record both again."
      case .leftover: "left by a process that was killed. Remove it with `check --fix`."
      case .link: "a link, which no test follows. Put the file itself in its place."
      case .special: "not a regular file. Delete it."
      case .folder: "a folder in the place of a file, which no test can read or write. Move it elsewhere."
      case .unportableName(let reason): "\(reason). Rename the test."
      case .foreignName:
        "a name that no test gives to a reference, so that none reads it. Rename or delete it."
      }
    }
  }

  private let largest: Int
  private let fixes: Bool
  private(set) var count = 0
  private(set) var bytes = 0
  private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - largest: the most bytes that a file may have.
  ///   - fixes: whether to remove what killed processes left.
  init(largest: Int, fixes: Bool) { (self.largest, self.fixes) = (largest, fixes) }

  /// Looks at the references in a folder.
  mutating func look(at place: FilePlace, progress: TextOutput) throws(FileError) {
    guard let folder = try place.folder() else { return }
    let (names, folders) = try folder.filesAndFolders()
    for place in folders {
      let path = folder.path(of: place)
      if ReferenceSpot(path: path, place: place).isOfReference {
        problems.append(Problem(path: path, kind: .folder))
      }
    }
    let bar = ProgressBar("Checking", total: names.count, on: progress)
    defer { bar.finish() }
    var folded: [String: String] = [:]
    for name in names {
      let path = folder.path(of: name)
      if let other = folded.updateValue(name, forKey: name.lowercased()) {
        problems.append(Problem(path: path, kind: .collision(with: other)))
      }
      try look(atFile: name, in: folder)
      bar.advance()
    }
  }

  private mutating func look(atFile place: String, in folder: borrowing OpenFolder) throws(FileError) {
    let path = folder.path(of: place)
    let name = place.split(separator: "/").last.map(String.init) ?? place
    if OpenFolder.isLeftover(name) {
      let isFixed = fixes ? try folder.removeLeftover(at: place) : false
      problems.append(Problem(path: path, kind: .leftover, isFixed: isFixed))
      return
    }
    switch try folder.kind(place) {
    case .link: return problems.append(Problem(path: path, kind: .link))
    case .special: return problems.append(Problem(path: path, kind: .special))
    case .file, .folder, nil: break
    }
    guard let file = try folder.read(place) else { return }
    count += 1
    bytes += file.count
    let spot = ReferenceSpot(path: path, place: place)
    if let reason = Self.unportable(name) {
      problems.append(Problem(path: path, kind: .unportableName(reason)))
    } else if !spot.mayHoldFile {
      problems.append(Problem(path: path, kind: .foreignName))
    }
    if file.count > largest {
      problems.append(Problem(path: path, kind: .large(bytes: file.count, limit: largest)))
    }
    if let kind = trouble(file, place, spot, in: folder) { problems.append(Problem(path: path, kind: kind)) }
  }

  private func trouble(
    _ file: [UInt8], _ place: String, _ spot: ReferenceSpot, in folder: borrowing OpenFolder
  ) -> Kind? {
    if file.starts(with: "version https://git-lfs".utf8) { return .largeFileStoragePointer }
    switch place.split(separator: ".").last.map(String.init) ?? "" {
    case ReferenceEnding.picture: return trouble(inPicture: file, place, in: folder)
    case ReferenceEnding.frames:
      if file.isEmpty { return .empty }
      if file.starts(with: "<<<<<<< ".utf8) {
        return .damaged("holds a merge conflict. Run the test, and accept what it draws.")
      }
      return hasToBeLayout(file, place, spot, in: folder) ? trouble(inLayout: file) : nil
    case let ending where ReferenceEnding.isText(ending):
      return file.isEmpty && spot.isOfReference && !ReferenceEnding.mayBeEmpty(fileName: place) ? .empty : nil
    default: return nil
    }
  }

  private func trouble(
    inPicture file: [UInt8], _ place: String, in folder: borrowing OpenFolder
  ) -> Kind? {
    do throws(PNGDecodingError) {
      let picture = try PNGReader(file)
      try picture.readToEnd()
      guard let beside = try? folder.read(place.dropLast(4) + ".json"),
        let layout = try? Layout(json: String(decoding: beside, as: UTF8.self))
      else { return nil }
      let root = layout.edges[0]
      guard (root.width, root.height) != (picture.width, picture.height) else { return nil }
      return .otherSize(
        picture: "\(picture.width) x \(picture.height)", layout: "\(root.width) x \(root.height)")
    } catch { return .damaged("\(error)") }
  }

  private func trouble(inLayout file: [UInt8]) -> Kind? {
    do throws(LayoutDecodingError) {
      _ = try Layout(json: String(decoding: file, as: UTF8.self))
      return nil
    } catch { return .damaged("\(error)") }
  }

  /// Whether a file of JSON has to be a layout.
  ///
  /// In the folders of suites every file has to that ends in `.json`: text of a strategy that asks for this ending gets
  /// `.json.txt`. But in `__Snapshots__` swift-snapshot-testing stores values of all kinds as JSON, and around the
  /// folders of suites lies what users put there. Of those files one has to be a layout that has a word of it near its
  /// start, or lies beside the picture that a test would have drawn of it.
  private func hasToBeLayout(
    _ file: [UInt8], _ place: String, _ spot: ReferenceSpot, in folder: borrowing OpenFolder
  ) -> Bool {
    if spot.isOurs { return true }
    let start = String(decoding: file.prefix(4096), as: UTF8.self)
    if start.contains("\"device\":") || start.contains("\"conflicts\":") { return true }
    return folder.hasFile(place.dropLast(5) + ".png")
  }

  private static func unportable(_ name: String) -> String? {
    let stem = name.prefix { $0 != "." }.lowercased()
    let devices = ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    if devices.contains(stem) { return "Windows has a device called \(stem)" }
    if name.contains(where: { "<>:\"\\|?*".contains($0) }) {
      return "a character that Windows does not allow"
    }
    if name.hasSuffix(".") || name.hasSuffix(" ") { return "ends with a character that Windows drops" }
    return nil
  }
}
