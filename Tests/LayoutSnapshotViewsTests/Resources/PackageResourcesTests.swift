import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What a bundle finds: the files of the package.
@Suite struct PackageResourcesTests {
  private func resources(_ files: [String: String], _ body: (PackageResources) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(PackageResources(in: folder.path))
  }

  private func last(_ path: String?) -> String? {
    path.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
  }

  @Test func files_areFoundByNameAndType() throws {
    try resources(["App/Data/cities.json": "[]", "App/Data/towns.json": "[]", "App/more.json": "{}"]) {
      found in
      #expect(last(found.path(of: "cities", type: "json")) == "Data/cities.json")
      #expect(last(found.path(of: "cities", type: ".json")) == "Data/cities.json")
      #expect(last(found.path(of: "cities.json", type: nil)) == "Data/cities.json")
      #expect(last(found.path(of: "towns", type: "json", in: "Data")) == "Data/towns.json")
      #expect(found.path(of: "towns", type: "json", in: "Other") == nil)
      #expect(found.path(of: "villages", type: "json") == nil)
      #expect(
        found.paths(type: "json").map(last) == ["Data/cities.json", "Data/towns.json", "App/more.json"])
    }
  }

  @Test func filesOfLanguages_areThoseOfTheDevice() throws {
    let files = ["de.lproj/help.html": "", "en.lproj/help.html": "", "Base.lproj/help.html": ""]
    try resources(files) { found in
      func help(_ locale: String) -> String? {
        UIScreen.withDevice(.iPhone17.with(.locale(locale))) { last(found.path(of: "help", type: "html")) }
      }
      #expect(help("de_AT") == "de.lproj/help.html")
      #expect(help("fr_FR") == "Base.lproj/help.html")
      #expect(last(found.path(of: "help", type: "html", language: "en")) == "en.lproj/help.html")
      #expect(found.path(of: "help", type: "html", language: "it") == nil)
    }
  }

  @Test func models_areFoundAsTheyAreCompiled() throws {
    let files = [
      "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "",
      "App/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": "",
      "App/Old.xcdatamodel/contents": "",
    ]
    try resources(files) { found in
      #expect(last(found.path(of: "Notes", type: "momd")) == "App/Notes.xcdatamodeld")
      #expect(last(found.path(of: "Old", type: "mom")) == "App/Old.xcdatamodel")
      #expect(found.path(of: "New", type: "momd") == nil)
    }
  }

  @Test func filesOfTheApp_lieSideBySide() throws {
    let list = "<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    let files = [
      "Package.swift": "", "README.md": "", "Tests/other.json": "", "other.json": "",
      "App/Support/Info.plist": list,
      "App/A.swift": "", "App/Data/cities.json": "[1]", "App/Data/Deep/towns.json": "[]",
      "App/More/cities.json": "[2]",
      "App/Main.storyboard": "", "App/Assets.xcassets/a.imageset/a.png": "", "App/de.lproj/help.html": "de",
      "App/en.lproj/help.html": "en", "App/en.lproj/Localizable.strings": "",
      "App/Extra.bundle/inner.txt": "", "App/.hidden": "",
    ]
    try resources(files) { found in
      #expect(last(found.folderOfApp)?.hasSuffix("/App") == true)
      let folder = AppFolder.made(of: found.filesOfApp, around: found.folderOfApp)
      let manager = FileManager.default
      #expect(folder.hasSuffix("/App.app"))
      let names = try manager._contentsOfDirectory(atPath: folder)
      #expect(names == ["Extra.bundle", "Info.plist", "cities.json", "de.lproj", "en.lproj", "towns.json"])
      let cities = try String(contentsOfFile: folder + "/cities.json", encoding: .utf8)
      let help = try String(contentsOfFile: folder + "/de.lproj/help.html", encoding: .utf8)
      #expect(cities == "[1]" && help == "de")
      let inner = try manager._contentsOfDirectory(atPath: folder + "/Extra.bundle")
      #expect(inner == ["inner.txt"])
    }
    // Without a list it is the package, but for its own files.
    try resources(["Package.swift": "", "Tests/a.json": "", "b.json": "", "App/c.json": ""]) { found in
      let names = found.filesOfApp.compactMap { last($0) }
      #expect(names == ["App/c.json"])
    }
  }

  @Test func bundleOfTheRunner_isTheAppsFolder() {
    #expect(Bundle.main._resourcePath == Bundle.main._bundlePath)
    #expect(Bundle.main._resourceURL?.path == Bundle.main._bundleURL.path)
    #expect(Bundle.main._bundlePath.hasSuffix(".app"))
  }

  @Test func timerOfNothing_doesNothing() {
    let timer = Timer()
    #expect(timer.timeInterval == 0)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func properties_areThoseOfTheApp() throws {
    func list(_ pairs: String) -> String { "<plist version=\"1.0\"><dict>\(pairs)</dict></plist>" }
    let files = [
      "AFramework/Info.plist": list("<key>CFBundleName</key><string>Other</string>"),
      "App/Info.plist": list(
        "<key>UILaunchStoryboardName</key><string>Launch</string><key>CFBundleName</key><string>App</string>"),
    ]
    try resources(files) { #expect($0.infoDictionary["CFBundleName"] as? String == "App") }
    try resources([:]) { #expect($0.infoDictionary.isEmpty) }
  }

  @Test func variables_haveTheValuesOfTheXcodeProject() throws {
    let values = [
      "Short": "$(MARKETING_VERSION)", "Name": "${PRODUCT_NAME}", "Module": "$(PRODUCT_MODULE_NAME)",
      "Identifier": "com.example.$(PRODUCT_NAME:rfc1034identifier)", "Kind": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
      "Language": "$(DEVELOPMENT_LANGUAGE)", "Price": "5 $", "Unknown": "$(UNKNOWN)", "Circle": "$(CIRCLE)",
    ]
    let keys = values.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.sorted().joined()
    let project = """
      buildSettings = {
        SDKROOT = iphoneos;
        MARKETING_VERSION = 9;
      };
      buildSettings = {
        INFOPLIST_FILE = Tests/Info.plist;
        PRODUCT_NAME = Tests;
      };
      buildSettings = {
        CIRCLE = "$(CIRCLE)";
        INFOPLIST_FILE = "My Shop/Info.plist";
        MARKETING_VERSION = 2.1;
        PRODUCT_NAME = "$(TARGET_NAME)";
      };
      developmentRegion = de;
      """
    let list = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
    let files = ["My Shop.xcodeproj/project.pbxproj": project, "My Shop/Info.plist": list]
    try resources(files) { found in
      let info = found.infoDictionary.compactMapValues { $0 as? String }
      let expected = [
        "Short": "2.1", "Name": "My Shop", "Module": "My_Shop", "Identifier": "com.example.My-Shop",
        "Kind": "APPL", "Language": "de", "Price": "5 $", "Unknown": "$(UNKNOWN)", "Circle": "$(CIRCLE)",
      ]
      #expect(info == expected)
    }
    try resources(["Shop/Info.plist": list]) { found in
      #expect(found.infoDictionary["Name"] as? String == "Shop")
      #expect(found.infoDictionary["Short"] as? String == "$(MARKETING_VERSION)")
    }
  }
}
