// The names of types as sources before iOS 14 spell them.

/// The name of `UTType.item`.
public let kUTTypeItem: CFString = UTType.item.identifier
/// The name of `UTType.content`.
public let kUTTypeContent: CFString = UTType.content.identifier
/// The name of `UTType.compositeContent`.
public let kUTTypeCompositeContent: CFString = UTType.compositeContent.identifier
/// The name of `UTType.archive`.
public let kUTTypeArchive: CFString = UTType.archive.identifier
/// The name of `UTType.diskImage`.
public let kUTTypeDiskImage: CFString = UTType.diskImage.identifier
/// The name of `UTType.data`.
public let kUTTypeData: CFString = UTType.data.identifier
/// The name of `UTType.directory`.
public let kUTTypeDirectory: CFString = UTType.directory.identifier
/// The name of `UTType.resolvable`.
public let kUTTypeResolvable: CFString = UTType.resolvable.identifier
/// The name of `UTType.symbolicLink`.
public let kUTTypeSymLink: CFString = UTType.symbolicLink.identifier
/// The name of `UTType.executable`.
public let kUTTypeExecutable: CFString = UTType.executable.identifier
/// The name of `UTType.aliasFile`.
public let kUTTypeAliasFile: CFString = UTType.aliasFile.identifier
/// The name of `UTType.urlBookmarkData`.
public let kUTTypeURLBookmarkData: CFString = UTType.urlBookmarkData.identifier
/// The name of `UTType.url`.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The name of `UTType.fileURL`.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// The name of `UTType.text`.
public let kUTTypeText: CFString = UTType.text.identifier
/// The name of `UTType.plainText`.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// The name of `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// The name of `UTType.utf16ExternalPlainText`.
public let kUTTypeUTF16ExternalPlainText: CFString = UTType.utf16ExternalPlainText.identifier
/// The name of `UTType.utf16PlainText`.
public let kUTTypeUTF16PlainText: CFString = UTType.utf16PlainText.identifier
/// The name of `UTType.delimitedText`.
public let kUTTypeDelimitedText: CFString = UTType.delimitedText.identifier
/// The name of `UTType.commaSeparatedText`.
public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier
/// The name of `UTType.tabSeparatedText`.
public let kUTTypeTabSeparatedText: CFString = UTType.tabSeparatedText.identifier
/// The name of `UTType.utf8TabSeparatedText`.
public let kUTTypeUTF8TabSeparatedText: CFString = UTType.utf8TabSeparatedText.identifier
/// The name of `UTType.rtf`.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// The name of `UTType.html`.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// The name of `UTType.xml`.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// The name of `UTType.sourceCode`.
public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier
/// The name of `UTType.assemblyLanguageSource`.
public let kUTTypeAssemblyLanguageSource: CFString = UTType.assemblyLanguageSource.identifier
/// The name of `UTType.cSource`.
public let kUTTypeCSource: CFString = UTType.cSource.identifier
/// The name of `UTType.objectiveCSource`.
public let kUTTypeObjectiveCSource: CFString = UTType.objectiveCSource.identifier
/// The name of `UTType.swiftSource`.
public let kUTTypeSwiftSource: CFString = UTType.swiftSource.identifier
/// The name of `UTType.cPlusPlusSource`.
public let kUTTypeCPlusPlusSource: CFString = UTType.cPlusPlusSource.identifier
/// The name of `UTType.objectiveCPlusPlusSource`.
public let kUTTypeObjectiveCPlusPlusSource: CFString = UTType.objectiveCPlusPlusSource.identifier
/// The name of `UTType.cHeader`.
public let kUTTypeCHeader: CFString = UTType.cHeader.identifier
/// The name of `UTType.cPlusPlusHeader`.
public let kUTTypeCPlusPlusHeader: CFString = UTType.cPlusPlusHeader.identifier
/// The name of `UTType.script`.
public let kUTTypeScript: CFString = UTType.script.identifier
/// The name of `UTType.appleScript`.
public let kUTTypeAppleScript: CFString = UTType.appleScript.identifier
/// The name of `UTType.javaScript`.
public let kUTTypeJavaScript: CFString = UTType.javaScript.identifier
/// The name of `UTType.shellScript`.
public let kUTTypeShellScript: CFString = UTType.shellScript.identifier
/// The name of `UTType.perlScript`.
public let kUTTypePerlScript: CFString = UTType.perlScript.identifier
/// The name of `UTType.pythonScript`.
public let kUTTypePythonScript: CFString = UTType.pythonScript.identifier
/// The name of `UTType.rubyScript`.
public let kUTTypeRubyScript: CFString = UTType.rubyScript.identifier
/// The name of `UTType.phpScript`.
public let kUTTypePHPScript: CFString = UTType.phpScript.identifier
/// The name of `UTType.json`.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// The name of `UTType.propertyList`.
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
/// The name of `UTType.xmlPropertyList`.
public let kUTTypeXMLPropertyList: CFString = UTType.xmlPropertyList.identifier
/// The name of `UTType.binaryPropertyList`.
public let kUTTypeBinaryPropertyList: CFString = UTType.binaryPropertyList.identifier
/// The name of `UTType.pdf`.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// The name of `UTType.rtfd`.
public let kUTTypeRTFD: CFString = UTType.rtfd.identifier
/// The name of `UTType.flatRTFD`.
public let kUTTypeFlatRTFD: CFString = UTType.flatRTFD.identifier
/// The name of `UTType.webArchive`.
public let kUTTypeWebArchive: CFString = UTType.webArchive.identifier
/// The name of `UTType.image`.
public let kUTTypeImage: CFString = UTType.image.identifier
/// The name of `UTType.jpeg`.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// The name of `UTType.tiff`.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// The name of `UTType.gif`.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// The name of `UTType.png`.
public let kUTTypePNG: CFString = UTType.png.identifier
/// The name of `UTType.bmp`.
public let kUTTypeBMP: CFString = UTType.bmp.identifier
/// The name of `UTType.ico`.
public let kUTTypeICO: CFString = UTType.ico.identifier
/// The name of `UTType.icns`.
public let kUTTypeAppleICNS: CFString = UTType.icns.identifier
/// The name of `UTType.rawImage`.
public let kUTTypeRawImage: CFString = UTType.rawImage.identifier
/// The name of `UTType.svg`.
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
/// The name of `UTType.livePhoto`.
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
/// The name of `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
/// The name of `UTType.movie`.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// The name of `UTType.video`.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// The name of `UTType.audio`.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// The name of `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// The name of `UTType.mpeg`.
public let kUTTypeMPEG: CFString = UTType.mpeg.identifier
/// The name of `UTType.mpeg2Video`.
public let kUTTypeMPEG2Video: CFString = UTType.mpeg2Video.identifier
/// The name of `UTType.mpeg2TransportStream`.
public let kUTTypeMPEG2TransportStream: CFString = UTType.mpeg2TransportStream.identifier
/// The name of `UTType.mp3`.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// The name of `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// The name of `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
/// The name of `UTType.appleProtectedMPEG4Audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = UTType.appleProtectedMPEG4Audio.identifier
/// The name of `UTType.appleProtectedMPEG4Video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = UTType.appleProtectedMPEG4Video.identifier
/// The name of `UTType.avi`.
public let kUTTypeAVIMovie: CFString = UTType.avi.identifier
/// The name of `UTType.aiff`.
public let kUTTypeAudioInterchangeFileFormat: CFString = UTType.aiff.identifier
/// The name of `UTType.wav`.
public let kUTTypeWaveformAudio: CFString = UTType.wav.identifier
/// The name of `UTType.midi`.
public let kUTTypeMIDIAudio: CFString = UTType.midi.identifier
/// The name of `UTType.playlist`.
public let kUTTypePlaylist: CFString = UTType.playlist.identifier
/// The name of `UTType.m3uPlaylist`.
public let kUTTypeM3UPlaylist: CFString = UTType.m3uPlaylist.identifier
/// The name of `UTType.folder`.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// The name of `UTType.volume`.
public let kUTTypeVolume: CFString = UTType.volume.identifier
/// The name of `UTType.package`.
public let kUTTypePackage: CFString = UTType.package.identifier
/// The name of `UTType.bundle`.
public let kUTTypeBundle: CFString = UTType.bundle.identifier
/// The name of `UTType.pluginBundle`.
public let kUTTypePluginBundle: CFString = UTType.pluginBundle.identifier
/// The name of `UTType.framework`.
public let kUTTypeFramework: CFString = UTType.framework.identifier
/// The name of `UTType.application`.
public let kUTTypeApplication: CFString = UTType.application.identifier
/// The name of `UTType.applicationBundle`.
public let kUTTypeApplicationBundle: CFString = UTType.applicationBundle.identifier
/// The name of `UTType.unixExecutable`.
public let kUTTypeUnixExecutable: CFString = UTType.unixExecutable.identifier
/// The name of `UTType.gzip`.
public let kUTTypeGNUZipArchive: CFString = UTType.gzip.identifier
/// The name of `UTType.bz2`.
public let kUTTypeBzip2Archive: CFString = UTType.bz2.identifier
/// The name of `UTType.zip`.
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
/// The name of `UTType.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = UTType.spreadsheet.identifier
/// The name of `UTType.presentation`.
public let kUTTypePresentation: CFString = UTType.presentation.identifier
/// The name of `UTType.database`.
public let kUTTypeDatabase: CFString = UTType.database.identifier
/// The name of `UTType.message`.
public let kUTTypeMessage: CFString = UTType.message.identifier
/// The name of `UTType.emailMessage`.
public let kUTTypeEmailMessage: CFString = UTType.emailMessage.identifier
/// The name of `UTType.contact`.
public let kUTTypeContact: CFString = UTType.contact.identifier
/// The name of `UTType.vCard`.
public let kUTTypeVCard: CFString = UTType.vCard.identifier
/// The name of `UTType.toDoItem`.
public let kUTTypeToDoItem: CFString = UTType.toDoItem.identifier
/// The name of `UTType.calendarEvent`.
public let kUTTypeCalendarEvent: CFString = UTType.calendarEvent.identifier
/// The name of `UTType.internetLocation`.
public let kUTTypeInternetLocation: CFString = UTType.internetLocation.identifier
/// The name of `UTType.font`.
public let kUTTypeFont: CFString = UTType.font.identifier
/// The name of `UTType.bookmark`.
public let kUTTypeBookmark: CFString = UTType.bookmark.identifier
/// The name of `UTType.pkcs12`.
public let kUTTypePKCS12: CFString = UTType.pkcs12.identifier
/// The name of `UTType.x509Certificate`.
public let kUTTypeX509Certificate: CFString = UTType.x509Certificate.identifier
/// The name of `UTType.epub`.
public let kUTTypeElectronicPublication: CFString = UTType.epub.identifier
/// The name of `UTType.log`.
public let kUTTypeLog: CFString = UTType.log.identifier
/// The name of JPEG 2000 images.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// The name of QuickDraw pictures.
public let kUTTypePICT: CFString = "com.apple.pict"
/// The name of QuickTime images.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
