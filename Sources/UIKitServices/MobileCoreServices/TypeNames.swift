// The names of types as sources before iOS 14 spell them.

/// The name of `UTType.item`.
public let kUTTypeItem: String = UTType.item.identifier
/// The name of `UTType.content`.
public let kUTTypeContent: String = UTType.content.identifier
/// The name of `UTType.compositeContent`.
public let kUTTypeCompositeContent: String = UTType.compositeContent.identifier
/// The name of `UTType.archive`.
public let kUTTypeArchive: String = UTType.archive.identifier
/// The name of `UTType.diskImage`.
public let kUTTypeDiskImage: String = UTType.diskImage.identifier
/// The name of `UTType.data`.
public let kUTTypeData: String = UTType.data.identifier
/// The name of `UTType.directory`.
public let kUTTypeDirectory: String = UTType.directory.identifier
/// The name of `UTType.resolvable`.
public let kUTTypeResolvable: String = UTType.resolvable.identifier
/// The name of `UTType.symbolicLink`.
public let kUTTypeSymLink: String = UTType.symbolicLink.identifier
/// The name of `UTType.executable`.
public let kUTTypeExecutable: String = UTType.executable.identifier
/// The name of `UTType.aliasFile`.
public let kUTTypeAliasFile: String = UTType.aliasFile.identifier
/// The name of `UTType.urlBookmarkData`.
public let kUTTypeURLBookmarkData: String = UTType.urlBookmarkData.identifier
/// The name of `UTType.url`.
public let kUTTypeURL: String = UTType.url.identifier
/// The name of `UTType.fileURL`.
public let kUTTypeFileURL: String = UTType.fileURL.identifier
/// The name of `UTType.text`.
public let kUTTypeText: String = UTType.text.identifier
/// The name of `UTType.plainText`.
public let kUTTypePlainText: String = UTType.plainText.identifier
/// The name of `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: String = UTType.utf8PlainText.identifier
/// The name of `UTType.utf16ExternalPlainText`.
public let kUTTypeUTF16ExternalPlainText: String = UTType.utf16ExternalPlainText.identifier
/// The name of `UTType.utf16PlainText`.
public let kUTTypeUTF16PlainText: String = UTType.utf16PlainText.identifier
/// The name of `UTType.delimitedText`.
public let kUTTypeDelimitedText: String = UTType.delimitedText.identifier
/// The name of `UTType.commaSeparatedText`.
public let kUTTypeCommaSeparatedText: String = UTType.commaSeparatedText.identifier
/// The name of `UTType.tabSeparatedText`.
public let kUTTypeTabSeparatedText: String = UTType.tabSeparatedText.identifier
/// The name of `UTType.utf8TabSeparatedText`.
public let kUTTypeUTF8TabSeparatedText: String = UTType.utf8TabSeparatedText.identifier
/// The name of `UTType.rtf`.
public let kUTTypeRTF: String = UTType.rtf.identifier
/// The name of `UTType.html`.
public let kUTTypeHTML: String = UTType.html.identifier
/// The name of `UTType.xml`.
public let kUTTypeXML: String = UTType.xml.identifier
/// The name of `UTType.sourceCode`.
public let kUTTypeSourceCode: String = UTType.sourceCode.identifier
/// The name of `UTType.assemblyLanguageSource`.
public let kUTTypeAssemblyLanguageSource: String = UTType.assemblyLanguageSource.identifier
/// The name of `UTType.cSource`.
public let kUTTypeCSource: String = UTType.cSource.identifier
/// The name of `UTType.objectiveCSource`.
public let kUTTypeObjectiveCSource: String = UTType.objectiveCSource.identifier
/// The name of `UTType.swiftSource`.
public let kUTTypeSwiftSource: String = UTType.swiftSource.identifier
/// The name of `UTType.cPlusPlusSource`.
public let kUTTypeCPlusPlusSource: String = UTType.cPlusPlusSource.identifier
/// The name of `UTType.objectiveCPlusPlusSource`.
public let kUTTypeObjectiveCPlusPlusSource: String = UTType.objectiveCPlusPlusSource.identifier
/// The name of `UTType.cHeader`.
public let kUTTypeCHeader: String = UTType.cHeader.identifier
/// The name of `UTType.cPlusPlusHeader`.
public let kUTTypeCPlusPlusHeader: String = UTType.cPlusPlusHeader.identifier
/// The name of `UTType.script`.
public let kUTTypeScript: String = UTType.script.identifier
/// The name of `UTType.appleScript`.
public let kUTTypeAppleScript: String = UTType.appleScript.identifier
/// The name of `UTType.javaScript`.
public let kUTTypeJavaScript: String = UTType.javaScript.identifier
/// The name of `UTType.shellScript`.
public let kUTTypeShellScript: String = UTType.shellScript.identifier
/// The name of `UTType.perlScript`.
public let kUTTypePerlScript: String = UTType.perlScript.identifier
/// The name of `UTType.pythonScript`.
public let kUTTypePythonScript: String = UTType.pythonScript.identifier
/// The name of `UTType.rubyScript`.
public let kUTTypeRubyScript: String = UTType.rubyScript.identifier
/// The name of `UTType.phpScript`.
public let kUTTypePHPScript: String = UTType.phpScript.identifier
/// The name of `UTType.json`.
public let kUTTypeJSON: String = UTType.json.identifier
/// The name of `UTType.propertyList`.
public let kUTTypePropertyList: String = UTType.propertyList.identifier
/// The name of `UTType.xmlPropertyList`.
public let kUTTypeXMLPropertyList: String = UTType.xmlPropertyList.identifier
/// The name of `UTType.binaryPropertyList`.
public let kUTTypeBinaryPropertyList: String = UTType.binaryPropertyList.identifier
/// The name of `UTType.pdf`.
public let kUTTypePDF: String = UTType.pdf.identifier
/// The name of `UTType.rtfd`.
public let kUTTypeRTFD: String = UTType.rtfd.identifier
/// The name of `UTType.flatRTFD`.
public let kUTTypeFlatRTFD: String = UTType.flatRTFD.identifier
/// The name of `UTType.webArchive`.
public let kUTTypeWebArchive: String = UTType.webArchive.identifier
/// The name of `UTType.image`.
public let kUTTypeImage: String = UTType.image.identifier
/// The name of `UTType.jpeg`.
public let kUTTypeJPEG: String = UTType.jpeg.identifier
/// The name of `UTType.tiff`.
public let kUTTypeTIFF: String = UTType.tiff.identifier
/// The name of `UTType.gif`.
public let kUTTypeGIF: String = UTType.gif.identifier
/// The name of `UTType.png`.
public let kUTTypePNG: String = UTType.png.identifier
/// The name of `UTType.bmp`.
public let kUTTypeBMP: String = UTType.bmp.identifier
/// The name of `UTType.ico`.
public let kUTTypeICO: String = UTType.ico.identifier
/// The name of `UTType.icns`.
public let kUTTypeAppleICNS: String = UTType.icns.identifier
/// The name of `UTType.rawImage`.
public let kUTTypeRawImage: String = UTType.rawImage.identifier
/// The name of `UTType.svg`.
public let kUTTypeScalableVectorGraphics: String = UTType.svg.identifier
/// The name of `UTType.livePhoto`.
public let kUTTypeLivePhoto: String = UTType.livePhoto.identifier
/// The name of `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: String = UTType.audiovisualContent.identifier
/// The name of `UTType.movie`.
public let kUTTypeMovie: String = UTType.movie.identifier
/// The name of `UTType.video`.
public let kUTTypeVideo: String = UTType.video.identifier
/// The name of `UTType.audio`.
public let kUTTypeAudio: String = UTType.audio.identifier
/// The name of `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: String = UTType.quickTimeMovie.identifier
/// The name of `UTType.mpeg`.
public let kUTTypeMPEG: String = UTType.mpeg.identifier
/// The name of `UTType.mpeg2Video`.
public let kUTTypeMPEG2Video: String = UTType.mpeg2Video.identifier
/// The name of `UTType.mpeg2TransportStream`.
public let kUTTypeMPEG2TransportStream: String = UTType.mpeg2TransportStream.identifier
/// The name of `UTType.mp3`.
public let kUTTypeMP3: String = UTType.mp3.identifier
/// The name of `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: String = UTType.mpeg4Movie.identifier
/// The name of `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: String = UTType.mpeg4Audio.identifier
/// The name of `UTType.appleProtectedMPEG4Audio`.
public let kUTTypeAppleProtectedMPEG4Audio: String = UTType.appleProtectedMPEG4Audio.identifier
/// The name of `UTType.appleProtectedMPEG4Video`.
public let kUTTypeAppleProtectedMPEG4Video: String = UTType.appleProtectedMPEG4Video.identifier
/// The name of `UTType.avi`.
public let kUTTypeAVIMovie: String = UTType.avi.identifier
/// The name of `UTType.aiff`.
public let kUTTypeAudioInterchangeFileFormat: String = UTType.aiff.identifier
/// The name of `UTType.wav`.
public let kUTTypeWaveformAudio: String = UTType.wav.identifier
/// The name of `UTType.midi`.
public let kUTTypeMIDIAudio: String = UTType.midi.identifier
/// The name of `UTType.playlist`.
public let kUTTypePlaylist: String = UTType.playlist.identifier
/// The name of `UTType.m3uPlaylist`.
public let kUTTypeM3UPlaylist: String = UTType.m3uPlaylist.identifier
/// The name of `UTType.folder`.
public let kUTTypeFolder: String = UTType.folder.identifier
/// The name of `UTType.volume`.
public let kUTTypeVolume: String = UTType.volume.identifier
/// The name of `UTType.package`.
public let kUTTypePackage: String = UTType.package.identifier
/// The name of `UTType.bundle`.
public let kUTTypeBundle: String = UTType.bundle.identifier
/// The name of `UTType.pluginBundle`.
public let kUTTypePluginBundle: String = UTType.pluginBundle.identifier
/// The name of `UTType.framework`.
public let kUTTypeFramework: String = UTType.framework.identifier
/// The name of `UTType.application`.
public let kUTTypeApplication: String = UTType.application.identifier
/// The name of `UTType.applicationBundle`.
public let kUTTypeApplicationBundle: String = UTType.applicationBundle.identifier
/// The name of `UTType.unixExecutable`.
public let kUTTypeUnixExecutable: String = UTType.unixExecutable.identifier
/// The name of `UTType.gzip`.
public let kUTTypeGNUZipArchive: String = UTType.gzip.identifier
/// The name of `UTType.bz2`.
public let kUTTypeBzip2Archive: String = UTType.bz2.identifier
/// The name of `UTType.zip`.
public let kUTTypeZipArchive: String = UTType.zip.identifier
/// The name of `UTType.spreadsheet`.
public let kUTTypeSpreadsheet: String = UTType.spreadsheet.identifier
/// The name of `UTType.presentation`.
public let kUTTypePresentation: String = UTType.presentation.identifier
/// The name of `UTType.database`.
public let kUTTypeDatabase: String = UTType.database.identifier
/// The name of `UTType.message`.
public let kUTTypeMessage: String = UTType.message.identifier
/// The name of `UTType.emailMessage`.
public let kUTTypeEmailMessage: String = UTType.emailMessage.identifier
/// The name of `UTType.contact`.
public let kUTTypeContact: String = UTType.contact.identifier
/// The name of `UTType.vCard`.
public let kUTTypeVCard: String = UTType.vCard.identifier
/// The name of `UTType.toDoItem`.
public let kUTTypeToDoItem: String = UTType.toDoItem.identifier
/// The name of `UTType.calendarEvent`.
public let kUTTypeCalendarEvent: String = UTType.calendarEvent.identifier
/// The name of `UTType.internetLocation`.
public let kUTTypeInternetLocation: String = UTType.internetLocation.identifier
/// The name of `UTType.font`.
public let kUTTypeFont: String = UTType.font.identifier
/// The name of `UTType.bookmark`.
public let kUTTypeBookmark: String = UTType.bookmark.identifier
/// The name of `UTType.pkcs12`.
public let kUTTypePKCS12: String = UTType.pkcs12.identifier
/// The name of `UTType.x509Certificate`.
public let kUTTypeX509Certificate: String = UTType.x509Certificate.identifier
/// The name of `UTType.epub`.
public let kUTTypeElectronicPublication: String = UTType.epub.identifier
/// The name of `UTType.log`.
public let kUTTypeLog: String = UTType.log.identifier
/// The name of JPEG 2000 images.
public let kUTTypeJPEG2000: String = "public.jpeg-2000"
/// The name of QuickDraw pictures.
public let kUTTypePICT: String = "com.apple.pict"
/// The name of QuickTime images.
public let kUTTypeQuickTimeImage: String = "com.apple.quicktime-image"
