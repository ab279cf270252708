/// What apps read and write: text, code and what all types conform to.
extension UTType {
  /// Anything: files and directories.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that a user can look at.
  public static var content: UTType { UTType(known: "public.content") }
  /// Documents with other content in them.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Files that can be mounted as volumes.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// Bytes: files and data in memory.
  public static var data: UTType { UTType(known: "public.data") }
  /// Directories.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// Links and aliases.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// Symbolic links.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// What can be run.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Where a volume is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// Alias files.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// Bookmarks of files.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// URLs.
  public static var url: UTType { UTType(known: "public.url") }
  /// URLs of files.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text, with or without markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup in UTF-16 that begins with its byte order.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values with marks between them.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values with commas between them.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Values with tabs between them.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values with tabs between them in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Rich Text Format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Style sheets of web pages.
  public static var css: UTType { UTType(known: "public.css") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// Property lists.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// Property lists in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// Property lists in bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// Cards of contacts.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// Playlists in M3U.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// Playlists.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in an assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// Headers in C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// Headers in C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Scripts.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// AppleScript as bytes.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// Bundles of AppleScript.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Scripts of a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
}
