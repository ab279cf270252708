import Foundation
import Testing

@testable import UIKitServices

/// The kinds of files and data.
@Suite struct TypeTests {
  private struct Row {
    let type: UTType
    let name: String
    let ending: String?
    let mimeType: String?
    let above: UTType
  }

  private let rows = [
    Row(type: .jpeg, name: "public.jpeg", ending: "jpeg", mimeType: "image/jpeg", above: .image),
    Row(type: .png, name: "public.png", ending: "png", mimeType: "image/png", above: .image),
    Row(type: .gif, name: "com.compuserve.gif", ending: "gif", mimeType: "image/gif", above: .image),
    Row(type: .svg, name: "public.svg-image", ending: "svg", mimeType: "image/svg+xml", above: .image),
    Row(type: .heic, name: "public.heic", ending: "heic", mimeType: "image/heic", above: .image),
    Row(
      type: .webP, name: "org.webmproject.webp", ending: "webp", mimeType: "image/webp", above: .image),
    Row(
      type: .pdf, name: "com.adobe.pdf", ending: "pdf", mimeType: "application/pdf",
      above: .compositeContent),
    Row(type: .json, name: "public.json", ending: "json", mimeType: "application/json", above: .text),
    Row(
      type: .plainText, name: "public.plain-text", ending: "txt", mimeType: "text/plain", above: .data),
    Row(
      type: .commaSeparatedText, name: "public.comma-separated-values-text", ending: "csv",
      mimeType: "text/csv", above: .delimitedText),
    Row(type: .mp3, name: "public.mp3", ending: "mp3", mimeType: "audio/mpeg", above: .audio),
    Row(type: .mpeg4Movie, name: "public.mpeg-4", ending: "mp4", mimeType: "video/mp4", above: .movie),
    Row(
      type: .quickTimeMovie, name: "com.apple.quicktime-movie", ending: "mov",
      mimeType: "video/quicktime", above: .audiovisualContent),
    Row(
      type: .zip, name: "public.zip-archive", ending: "zip", mimeType: "application/zip",
      above: .archive),
    Row(
      type: .usdz, name: "com.pixar.universal-scene-description-mobile", ending: "usdz",
      mimeType: "model/vnd.usdz+zip", above: .threeDContent),
    Row(
      type: .bz2, name: "public.bzip2-archive", ending: "bz2", mimeType: "application/x-bzip2",
      above: .archive),
    Row(
      type: .m3uPlaylist, name: "public.m3u-playlist", ending: "m3u", mimeType: "audio/mpegurl",
      above: .playlist),
    Row(type: .image, name: "public.image", ending: nil, mimeType: nil, above: .content),
  ]

  @Test func types_haveNamesAndTags_andAreFoundByThem() throws {
    for row in rows {
      #expect(row.type.identifier == row.name && UTType(row.name) == row.type)
      #expect(row.type.preferredFilenameExtension == row.ending, "\(row.name)")
      #expect(row.type.preferredMIMEType == row.mimeType, "\(row.name)")
      #expect(row.type.isSubtype(of: row.above) && row.above.isSupertype(of: row.type), "\(row.name)")
      if let ending = row.ending { #expect(UTType(filenameExtension: ending) == row.type) }
      if let mime = row.mimeType { #expect(UTType(mimeType: mime) == row.type) }
    }
  }

  @Test func declarations_areUnique_andConformToDeclaredTypes() {
    let names = TypeDeclaration.all.map(\.identifier)
    #expect(names.count > 100 && Set(names).count == names.count)
    for declaration in TypeDeclaration.all {
      #expect(declaration.parents.allSatisfy(names.contains), "\(declaration.identifier)")
      let tags = declaration.extensions + declaration.mimeTypes
      #expect(tags.allSatisfy { $0 == $0.lowercased() }, "\(declaration.identifier)")
      #expect(
        !UTType(known: declaration.identifier).supertypes.contains { $0.identifier == declaration.identifier }
      )
    }
  }

  @Test func conformance_goesUpOnly_andReachesAllAbove() {
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.image.conforms(to: .jpeg) && !UTType.jpeg.conforms(to: .movie))
    #expect(UTType.jpeg.supertypes == [.image, .data, .item, .content])
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.rtfd.conforms(to: .directory))
    #expect(UTType.item.supertypes.isEmpty)
  }

  @Test func extensions_areFoundInAnyCase_andOnlyBelowWhatIsAskedFor() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "app")?.isDynamic == true, "a directory is no data")
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    let movie = UTType(filenameExtension: "jpg", conformingTo: .movie)
    #expect(movie?.isDynamic == true && movie?.conforms(to: .movie) == true)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType("com.example.none") == nil && UTType("dyn.age80k") == nil)
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
    #expect(
      UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
    #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg", "image/jpg"] && UTType.image.tags.isEmpty)
  }

  @Test func unknownTags_haveDynamicTypes() throws {
    let notes = try #require(UTType(filenameExtension: "no-such"))
    #expect(notes.isDynamic && !notes.isDeclared && !notes.isPublic && notes.identifier.hasPrefix("dyn."))
    #expect(notes.supertypes == [.data, .item] && notes.tags == [.filenameExtension: ["no-such"]])
    #expect(notes.preferredFilenameExtension == "no-such" && notes.preferredMIMEType == nil)
    #expect(UTType(notes.identifier) == notes && UTType(filenameExtension: "no-such") == notes)
    #expect(UTType(filenameExtension: "other") != notes && UTType(mimeType: "no-such") != notes)
    #expect(UTType(filenameExtension: "no-such", conformingTo: .package)?.conforms(to: .directory) == true)
    let mime = try #require(UTType(mimeType: "text/x-odd?a=100%25"))
    #expect(UTType(mime.identifier)?.preferredMIMEType == "text/x-odd?a=100%25")
    let below = try #require(UTType(filenameExtension: "part", conformingTo: notes))
    #expect(below.supertypes == [notes, .data, .item] && UTType(below.identifier)?.tags == below.tags)
    let own = try #require(
      UTType(tag: "4F", tagClass: .init(rawValue: "com.example.code"), conformingTo: nil))
    #expect(own.isDynamic && own.conforms(to: .data) && !UTType.png.isDynamic)
  }

  @Test(arguments: [
    ("docx", UTType.compositeContent), ("xlsx", .spreadsheet), ("pptx", .presentation),
    ("doc", .compositeContent), ("xls", .spreadsheet), ("ppt", .presentation), ("ttf", .font), ("otf", .font),
    ("ics", .calendarEvent), ("md", .plainText), ("tar", .archive),
  ])
  func commonFiles_haveDeclaredTypes(ending: String, above: UTType) throws {
    let type = try #require(UTType(filenameExtension: ending))
    #expect(type.isDeclared && !type.isDynamic && type.conforms(to: above) && type.conforms(to: .data))
  }

  @Test func types_areWrittenAsTheirNames() { #expect("\(UTType.png)" == "public.png") }

  @Test func addresses_getTheExtensionOfTheirType() {
    let folder = URL(fileURLWithPath: "/walks", isDirectory: true)
    #expect(folder.appendingPathComponent("lake", conformingTo: .png).path == "/walks/lake.png")
    #expect(folder.appendingPathComponent("lake.JPG", conformingTo: .jpeg).path == "/walks/lake.JPG")
    #expect(folder.appendingPathComponent("lake.v2", conformingTo: .jpeg).path == "/walks/lake.v2.jpeg")
    #expect(folder.appendingPathComponent("lake", conformingTo: .image).path == "/walks/lake")
    #expect(folder.appendingPathComponent("inner", conformingTo: .folder).hasDirectoryPath)
    var file = folder.appendingPathComponent("lake")
    file.appendPathExtension(for: .pdf)
    #expect(file.path == "/walks/lake.pdf" && file.appendingPathExtension(for: .data) == file)
  }

  @Test func typesOfApps_conformToWhatTheAppSays() {
    let map = UTType(exportedAs: "com.example.map", conformingTo: .json)
    #expect(map.identifier == "com.example.map" && map.preferredFilenameExtension == nil)
    #expect(map.conforms(to: .text) && map.conforms(to: .item) && !map.conforms(to: .image))
    #expect(!map.isDeclared && !map.isPublic && UTType.png.isDeclared && UTType.png.isPublic)
    #expect(UTType(importedAs: "com.example.map") == map)
    #expect(UTType(importedAs: "com.example.other").supertypes.isEmpty)
    #expect(UTType(exportedAs: "public.png").conforms(to: .image))
  }

  @Test func olderFunctions_giveTheSame() {
    #expect(kUTTypeImage as String == "public.image" && kUTTypeAppleICNS == UTType.icns.identifier)
    func name(_ ending: String, below: String? = nil) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending, below)?.takeRetainedValue()
    }
    #expect(name("png") == "public.png" && name("app") == "com.apple.application-bundle")
    #expect(
      name("mp4", below: kUTTypeAudio) == "public.mpeg-4-audio"
        && name("png", below: kUTTypeAudio) != "public.png")
    let unknown = name("no-such", below: kUTTypeAudio) ?? ""
    #expect(unknown.hasPrefix("dyn.") && UTTypeConformsTo(unknown, kUTTypeAudio))
    #expect(!UTTypeConformsTo(unknown, kUTTypeImage))
    #expect(
      UTTypeCopyPreferredTagWithClass(unknown, kUTTagClassFilenameExtension)?.takeRetainedValue() == "no-such"
    )
    let tag = NSString(string: "gif")
    let found = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, tag, nil)
    #expect(found?.takeUnretainedValue() == "com.compuserve.gif")
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(mime == "application/pdf")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
    #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeGIF))
    #expect(UTTypeConformsTo("com.example.own", "com.example.own") && UTTypeEqual("public.PNG", kUTTypePNG))
  }
}
