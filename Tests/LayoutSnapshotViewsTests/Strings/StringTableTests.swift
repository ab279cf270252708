import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Texts of an app in its languages.
@Suite struct StringTableTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/strings-\(UUID().uuidString)"

  private func tables(_ files: KeyValuePairs<String, String>) throws -> AppStrings {
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return AppStrings(in: folder)
  }

  private func text(_ key: String, _ strings: AppStrings, _ locale: String?, table: String? = nil) -> String?
  {
    UIScreen.withDevice(locale.map { .iPhone17.with(.locale($0)) } ?? .iPhone17) {
      strings.text(key, table: table)
    }
  }

  @Test func texts_comeInTheLanguageOfTheDevice() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strings = try tables([
      "App/en.lproj/Localizable.strings": #""hello" = "Hello"; "only" = "Only";"#,
      "App/de.lproj/Localizable.strings": "/* Gruß */ \"hello\" = \"Hallo \\\"du\\\"\\U00FC\"; // Ende\n",
      "App/pt-BR.lproj/Localizable.strings": #"hello = "Olá";"#,
      "App/en.lproj/Other.strings": #""hello" = "Other";"#,
      ".build/x/en.lproj/Localizable.strings": #""hello" = "Built";"#,
    ])
    #expect(text("hello", strings, nil) == "Hello")
    #expect(text("hello", strings, "de_AT") == "Hallo \"du\"ü")
    #expect(text("only", strings, "de_DE") == "Only")
    #expect(text("hello", strings, "pt_BR") == "Olá")
    #expect(text("hello", strings, "fr") == "Hello")
    #expect(text("hello", strings, nil, table: "Other") == "Other")
    #expect(text("nothing", strings, nil) == nil)
  }

  @Test func pseudolanguages_makeTextsLonger_andKeepTheirArguments() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strings = try tables(["en.lproj/Localizable.strings": #""n" = "%1$d of %@, 100 %%";"#])
    #expect(text("n", strings, "en_XA") == "%1$d of %@, 100 %%  of , 100 %%")
    #expect(text("n", strings, "ar_XB") == "%1$d of %@, 100 %%")
    #expect(Device.iPhone17.with(.rightToLeftPseudolanguage).traitCollection.layoutDirection == .rightToLeft)
  }

  @Test func entriesWithNumbers_takeTheFormOfTheLanguage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let entry = { (few: String, one: String, many: String) in
      """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>nothing</string>
      <key>one</key><string>\(one)</string><key>few</key><string>\(few)</string><key>many</key><string>\(many)</string>
      <key>other</key><string>%d files</string></dict></dict></dict></plist>
      """
    }
    let strings = try tables([
      "en.lproj/Localizable.stringsdict": entry("", "one file", ""),
      "ru.lproj/Localizable.stringsdict": entry("%d файла", "%d файл", "%d файлов"),
    ])
    func files(_ count: Int, _ locale: String?) throws -> String {
      String(_format: try #require(text("files", strings, locale)), count, "box")
    }
    #expect(
      try [0, 1, 2, 5].map { try files($0, nil) } == [
        "nothing in box", "one file in box", "2 files in box", "5 files in box",
      ])
    #expect(
      try [1, 3, 5, 21].map { try files($0, "ru") } == [
        "1 файл in box", "3 файла in box", "5 файлов in box", "21 файл in box",
      ])
  }

  @Test func catalogs_haveAllLanguages_devicesAndNumbers() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strings = try tables([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"stringUnit": {"state": "", "value": "Tap or click"}},
          "other": {"stringUnit": {"state": "", "value": "Tap"}}}}}}},
        "%lld days": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "", "value": "%lld days"}}}}}}},
        "both": {"localizations": {"en": {"stringUnit": {"state": "", "value": "%#@a@ and %#@b@"}, "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}
      }}
      """
    ])
    #expect(text("Save", strings, nil) == "Save")
    #expect(text("Save", strings, "de_CH") == "Sichern")
    #expect(text("tap", strings, nil) == "Tap")
    #expect(UIScreen.withDevice(.iPadPro11) { strings.text("tap", table: nil) } == "Tap or click")
    let days = try #require(text("%lld days", strings, nil))
    #expect([1, 2].map { String(_format: days, $0) } == ["1 day", "2 days"])
    #expect(String(_format: try #require(text("both", strings, nil)), 1, 3) == "1 cat and 3 dogs")
  }

  @Test func pluralRules_areThoseOfTheLanguages() {
    func categories(_ language: String, _ numbers: [Double]) -> [String] {
      numbers.map { PluralRule.category(of: $0, in: language) }
    }
    #expect(categories("en", [0, 1, 1.5, 2]) == ["other", "one", "other", "other"])
    #expect(categories("fr-CA", [0, 1, 1.5, 2]) == ["one", "one", "one", "other"])
    #expect(categories("ja", [1, 2]) == ["other", "other"])
    #expect(categories("pl", [1, 2, 5, 12, 22]) == ["one", "few", "many", "many", "few"])
    #expect(
      categories("ar", [0, 1, 2, 3, 11, 100, 103]) == ["zero", "one", "two", "few", "many", "other", "few"])
    #expect(categories("lt", [1, 2, 11, 21]) == ["one", "few", "other", "one"])
  }
}
