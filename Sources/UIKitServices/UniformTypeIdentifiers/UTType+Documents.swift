/// Documents, archives and directories.
extension UTType {
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Packages of Rich Text Format.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Flat packages of Rich Text Format.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// Archives of web pages.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// Spreadsheets.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Presentations.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// Databases.
  public static var database: UTType { UTType(known: "public.database") }
  /// EPUB books.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Messages.
  public static var message: UTType { UTType(known: "public.message") }
  /// Mails.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// Contacts.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// Things to do.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// Events of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// Files with a place in the Internet.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// Fonts.
  public static var font: UTType { UTType(known: "public.font") }
  /// Bookmarks.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Keys and certificates in PKCS 12.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// X.509 certificates.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// Logs.
  public static var log: UTType { UTType(known: "public.log") }
  /// Directories that a user can open.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Roots of volumes.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// Directories that look like files.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Bundles.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// Bundles of plugins.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// Importers of Spotlight.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// Generators of Quick Look.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// XPC services.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// Frameworks.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// Apps.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// Apps as bundles.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// Extensions of apps.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// Programs of UNIX.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// Programs of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// Panes of System Preferences.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Archives of files.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// gzip archives.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// bzip2 archives.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// zip archives.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Apple's archives.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
}
