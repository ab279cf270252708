import LayoutSnapshotSources
import Testing

/// What a bundle is asked in a prepared source.
@Suite struct BundleTests {
  @Test(
    arguments: [
      (
        "Bundle.main.url(forResource: a, withExtension: b)",
        "Bundle.main._url(forResource: a, withExtension: b)"
      ),
      (
        "Bundle(for: A.self).path(forResource: a, ofType: b)",
        "Bundle(for: A.self)._path(forResource: a, ofType: b)"
      ),
      (
        "bundle?.urls(forResourcesWithExtension: a, subdirectory: b)",
        "bundle?._urls(forResourcesWithExtension: a, subdirectory: b)"
      ),
      ("Bundle.main.infoDictionary?[a]", "Bundle.main._infoDictionary?[a]"),
      ("Bundle.main.resourcePath!", "Bundle.main._resourcePath!"),
      ("Bundle(for: A.self).bundleURL", "Bundle(for: A.self)._bundleURL"),
      (
        "try! FileManager.default.contentsOfDirectory(atPath: a)",
        "try! FileManager.default._contentsOfDirectory(atPath: a)"
      ),
      ("FileManager().subpaths(atPath: a)", "FileManager()._subpaths(atPath: a)"),
      (
        "1; let fm = FileManager.default; try fm.contentsOfDirectory(at: a, includingPropertiesForKeys: nil)",
        "1; let fm = FileManager.default; try fm._contentsOfDirectory(at: a, includingPropertiesForKeys: nil)"
      ),
      ("Bundle.main.object(forInfoDictionaryKey: a)", "Bundle.main._object(forInfoDictionaryKey: a)"),
      (
        "UIImage(named: a, in: .module, compatibleWith: nil)",
        "UIImage(named: a, in: ._module, compatibleWith: nil)"
      ),
      ("Bundle.module", "Bundle._module"),
      // Others may use these words, too.
      ("model.url(for: a)", "model.url(for: a)"), ("app.module", "app.module"),
      ("a.infoDictionary", "a.infoDictionary"), ("a.resourcePath", "a.resourcePath"),
      ("files.contentsOfDirectory(atPath: a)", "files.contentsOfDirectory(atPath: a)"),
    ])
  func questions_areAskedOfThePackage(_ source: String, _ expected: String) throws {
    let bytes = try Preparation.prepare(Array("let x = \(source)".utf8), path: "a.swift")
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\nlet x = \(expected)"))
  }
}
