extension Traits {
  /// The way in which the locale's language is written; nil where no locale is given.
  ///
  /// Languages and scripts that run from right to left are those of the Unicode CLDR (`characterOrder` in
  /// `layout`, likely scripts); the table is our own, because that of the operating system changes.
  var directionOfLocale: TraitEnvironmentLayoutDirection? {
    guard let localeIdentifier else { return nil }
    let tags = localeIdentifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
    guard let language = tags.first else { return nil }
    // A script that is named counts for more than the one that a language is mostly written in.
    if let script = tags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }
}

private let rightToLeftScripts: Set = [
  "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
]

private let rightToLeftLanguages: Set = [
  "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug",
  "ur", "yi",
]
