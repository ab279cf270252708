import UIKit

/// Reads a file of the app in the ways that apps have for it.
final class Currencies: NSObject {
  static var ofTheApp: [String] {
    guard let url = Bundle.main.url(forResource: "Currencies", withExtension: "json") else { return [] }
    return read(url)
  }

  static var ofTheClass: [String] {
    guard let path = Bundle(for: Currencies.self).path(forResource: "Currencies", ofType: "json") else {
      return []
    }
    return read(URL(fileURLWithPath: path))
  }

  static var ofThePackage: [String] {
    Bundle.module.urls(forResourcesWithExtension: "json", subdirectory: nil)?
      .filter { $0.lastPathComponent == "Currencies.json" }.flatMap(read) ?? []
  }

  static var rates: [String: Double] {
    guard let data = NSDataAsset(name: "Rates")?.data else { return [:] }
    return (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  static var nameOfTheApp: String? { Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String }

  private static func read(_ url: URL) -> [String] {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }
}
