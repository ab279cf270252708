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
