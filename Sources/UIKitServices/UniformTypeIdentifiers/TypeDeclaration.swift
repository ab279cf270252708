/// What is known of a type: what it conforms to, and its tags, the preferred ones first.
struct TypeDeclaration: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  /// Words between blanks, so that a table of types has a line for each.
  init(_ identifier: String, _ parents: String = "", _ extensions: String = "", _ mimeTypes: String = "") {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.identifier = identifier
    self.parents = words(parents)
    self.extensions = words(extensions)
    self.mimeTypes = words(mimeTypes)
  }

  func tags(of tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }

  /// All that are known. Where two have a tag, the first is meant by it.
  static let all = bases + texts + code + documents + images + media + directories + archives

  private static let byName = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static func named(_ identifier: String) -> TypeDeclaration? {
    byName[identifier] ?? byName[identifier.lowercased()]
  }
}

extension TypeDeclaration {
  private static let bases = [
    TypeDeclaration("public.item"),
    TypeDeclaration("public.content"),
    TypeDeclaration("public.composite-content", "public.content"),
    TypeDeclaration("public.disk-image"),
    TypeDeclaration("public.data", "public.item"),
    TypeDeclaration("public.directory", "public.item"),
    TypeDeclaration("com.apple.resolvable"),
    TypeDeclaration("public.symlink", "public.item com.apple.resolvable"),
    TypeDeclaration("public.executable", "public.item"),
    TypeDeclaration("com.apple.mount-point", "public.item com.apple.resolvable"),
    TypeDeclaration("com.apple.alias-file", "public.data com.apple.resolvable"),
    TypeDeclaration("com.apple.bookmark", "public.data com.apple.resolvable"),
    TypeDeclaration("public.url", "public.data"),
    TypeDeclaration("public.file-url", "public.url"),
    TypeDeclaration("public.database"),
    TypeDeclaration("public.message"),
    TypeDeclaration("public.email-message", "public.message"),
    TypeDeclaration("public.contact"),
    TypeDeclaration("public.to-do-item"),
    TypeDeclaration("public.calendar-event"),
    TypeDeclaration(
      "com.apple.ical.ics", "public.text public.item public.calendar-event", "ics", "text/calendar"),
    TypeDeclaration("com.apple.internet-location", "public.data"),
    TypeDeclaration("public.font", "public.data"),
    TypeDeclaration("public.truetype-font", "public.font"),
    TypeDeclaration("public.truetype-ttf-font", "public.truetype-font", "ttf", "font/ttf"),
    TypeDeclaration("public.opentype-font", "public.font", "otf", "font/otf"),
    TypeDeclaration("public.bookmark"),
    TypeDeclaration("public.log"),
    TypeDeclaration("com.rsa.pkcs-12", "public.data", "p12 pfx", "application/x-pkcs12"),
    TypeDeclaration(
      "public.x509-certificate", "public.data", "cer der crt pem", "application/x-x509-ca-cert"),
  ]

  private static let texts = [
    TypeDeclaration("public.text", "public.data public.content"),
    TypeDeclaration("public.plain-text", "public.text", "txt text", "text/plain"),
    TypeDeclaration("public.utf8-plain-text", "public.plain-text"),
    TypeDeclaration("net.daringfireball.markdown", "public.plain-text", "md markdown"),
    TypeDeclaration("public.utf16-external-plain-text", "public.plain-text"),
    TypeDeclaration("public.utf16-plain-text", "public.plain-text"),
    TypeDeclaration("public.delimited-values-text", "public.text"),
    TypeDeclaration("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
    TypeDeclaration(
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values"),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text", "public.tab-separated-values-text public.utf8-plain-text"),
    TypeDeclaration("public.rtf", "public.text", "rtf", "text/rtf application/rtf"),
    TypeDeclaration("public.html", "public.text", "html htm", "text/html"),
    TypeDeclaration("public.xml", "public.text", "xml", "application/xml text/xml"),
    TypeDeclaration("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
    TypeDeclaration("public.css", "public.text", "css", "text/css"),
    TypeDeclaration("public.json", "public.text", "json", "application/json"),
    TypeDeclaration("com.apple.property-list", "public.data", "plist"),
    TypeDeclaration("com.apple.xml-property-list", "public.xml com.apple.property-list"),
    TypeDeclaration("com.apple.binary-property-list", "com.apple.property-list"),
    TypeDeclaration("public.vcard", "public.text public.contact", "vcf vcard", "text/vcard text/x-vcard"),
    TypeDeclaration("public.playlist"),
    TypeDeclaration(
      "public.m3u-playlist", "public.plain-text public.playlist", "m3u m3u8",
      "audio/mpegurl application/vnd.apple.mpegurl audio/x-mpegurl"),
  ]

  private static let code = [
    TypeDeclaration("public.source-code", "public.plain-text"),
    TypeDeclaration("public.assembly-source", "public.source-code", "s"),
    TypeDeclaration("public.c-source", "public.source-code", "c"),
    TypeDeclaration("public.objective-c-source", "public.source-code", "m"),
    TypeDeclaration("public.swift-source", "public.source-code", "swift"),
    TypeDeclaration("public.c-plus-plus-source", "public.source-code", "cp cpp c++ cc cxx"),
    TypeDeclaration("public.objective-c-plus-plus-source", "public.source-code", "mm"),
    TypeDeclaration("public.c-header", "public.source-code", "h"),
    TypeDeclaration("public.c-plus-plus-header", "public.source-code", "hpp h++ hxx"),
    TypeDeclaration("public.script", "public.source-code"),
    TypeDeclaration("com.apple.applescript.text", "public.script", "applescript"),
    TypeDeclaration("com.apple.applescript.script", "public.data public.script", "scpt"),
    TypeDeclaration(
      "com.apple.applescript.script-bundle", "com.apple.bundle com.apple.package public.script", "scptd"),
    TypeDeclaration(
      "com.netscape.javascript-source", "public.source-code public.executable", "js", "text/javascript"),
    TypeDeclaration("public.shell-script", "public.script", "sh command"),
    TypeDeclaration("public.perl-script", "public.shell-script", "pl pm"),
    TypeDeclaration("public.python-script", "public.shell-script", "py"),
    TypeDeclaration("public.ruby-script", "public.shell-script", "rb rbw"),
    TypeDeclaration("public.php-script", "public.shell-script", "php php3 php4 ph3 ph4 phtml"),
  ]

  private static let documents = [
    TypeDeclaration("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
    TypeDeclaration("com.apple.rtfd", "com.apple.package public.composite-content", "rtfd"),
    TypeDeclaration("com.apple.flat-rtfd", "public.data public.composite-content"),
    TypeDeclaration(
      "com.apple.webarchive", "public.data public.composite-content", "webarchive",
      "application/x-webarchive"),
    TypeDeclaration("public.spreadsheet", "public.content"),
    TypeDeclaration("public.presentation", "public.composite-content"),
    TypeDeclaration("org.openxmlformats.openxml", "public.data"),
    TypeDeclaration(
      "org.openxmlformats.wordprocessingml.document", "org.openxmlformats.openxml public.composite-content",
      "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    TypeDeclaration(
      "org.openxmlformats.spreadsheetml.sheet", "org.openxmlformats.openxml public.spreadsheet",
      "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    TypeDeclaration(
      "org.openxmlformats.presentationml.presentation", "org.openxmlformats.openxml public.presentation",
      "pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    TypeDeclaration(
      "com.microsoft.word.doc", "public.data public.composite-content", "doc", "application/msword"),
    TypeDeclaration(
      "com.microsoft.excel.xls", "public.data public.spreadsheet", "xls", "application/vnd.ms-excel"),
    TypeDeclaration(
      "com.microsoft.powerpoint.ppt", "public.data public.presentation", "ppt",
      "application/vnd.ms-powerpoint"),
    TypeDeclaration(
      "org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip"),
  ]
}
