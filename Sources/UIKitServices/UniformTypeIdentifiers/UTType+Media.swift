/// Images, sound and moving pictures.
extension UTType {
  /// Images.
  public static var image: UTType { UTType(known: "public.image") }
  /// JPEG images.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// TIFF images.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// GIF images.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// PNG images.
  public static var png: UTType { UTType(known: "public.png") }
  /// Icons of Apple's.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// Windows bitmaps.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Windows icons.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// Raw images of cameras.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// SVG images.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Live photos.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// HEIF images.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// HEIC images.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// WebP images.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// Content in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// Scenes in USD.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// Packed scenes in USD.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// Reality files.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// Scenes of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// Objects that augmented reality looks for.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound and moving pictures.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving pictures, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// QuickTime movies.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// MPEG movies.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-2 videos.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// Streams of MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3 sound.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// MPEG-4 movies.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected MPEG-4 sound.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// Protected MPEG-4 movies.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// AVI movies.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF sound.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Waveform sound.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
}
