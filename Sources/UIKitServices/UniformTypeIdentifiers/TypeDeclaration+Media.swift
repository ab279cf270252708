extension TypeDeclaration {
  static let images = [
    TypeDeclaration("public.image", "public.data public.content"),
    TypeDeclaration("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg"),
    TypeDeclaration("public.tiff", "public.image", "tiff tif", "image/tiff"),
    TypeDeclaration("com.compuserve.gif", "public.image", "gif", "image/gif"),
    TypeDeclaration("public.png", "public.image", "png", "image/png"),
    TypeDeclaration("com.apple.icns", "public.image", "icns"),
    TypeDeclaration("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp"),
    TypeDeclaration("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
    TypeDeclaration("public.camera-raw-image", "public.image"),
    TypeDeclaration("com.adobe.raw-image", "public.camera-raw-image", "dng"),
    TypeDeclaration("public.svg-image", "public.image", "svg svgz", "image/svg+xml"),
    TypeDeclaration("com.apple.live-photo"),
    TypeDeclaration("public.heif-standard", "public.image"),
    TypeDeclaration("public.heif", "public.heif-standard", "heif", "image/heif"),
    TypeDeclaration("public.heic", "public.heif-standard", "heic", "image/heic"),
    TypeDeclaration("public.avif", "public.heif-standard", "avif", "image/avif"),
    TypeDeclaration("org.webmproject.webp", "public.image", "webp", "image/webp"),
    TypeDeclaration("public.jpeg-2000", "public.image", "jp2", "image/jp2"),
    TypeDeclaration("com.apple.pict", "public.image"),
    TypeDeclaration("com.apple.quicktime-image", "public.image"),
    TypeDeclaration("public.3d-content", "public.content"),
    TypeDeclaration(
      "com.pixar.universal-scene-description", "public.3d-content public.data", "usd usda usdc"),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz",
      "model/vnd.usdz+zip"),
    TypeDeclaration("com.apple.reality", "public.data", "reality"),
    TypeDeclaration("com.apple.scenekit.scene", "public.3d-content public.data", "scn"),
    TypeDeclaration("com.apple.arobject", "public.data", "arobject"),
  ]

  static let media = [
    TypeDeclaration("public.audiovisual-content", "public.data public.content"),
    TypeDeclaration("public.movie", "public.audiovisual-content"),
    TypeDeclaration("public.video", "public.movie"),
    TypeDeclaration("public.audio", "public.audiovisual-content"),
    TypeDeclaration("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
    TypeDeclaration("public.mpeg", "public.movie", "mpg mpeg", "video/mpeg"),
    TypeDeclaration("public.mpeg-2-video", "public.video", "", "video/mpeg2"),
    TypeDeclaration("public.mpeg-2-transport-stream", "public.movie", "ts"),
    TypeDeclaration("public.mp3", "public.audio", "mp3", "audio/mpeg audio/mp3"),
    TypeDeclaration("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
    TypeDeclaration("public.mpeg-4-audio", "public.mpeg-4 public.audio", "mp4", "audio/mp4"),
    TypeDeclaration("com.apple.m4a-audio", "public.mpeg-4-audio public.audio", "m4a", "audio/x-m4a"),
    TypeDeclaration("com.apple.protected-mpeg-4-audio", "public.audio", "m4p"),
    TypeDeclaration("com.apple.protected-mpeg-4-audio-b", "public.audio", "m4b"),
    TypeDeclaration("com.apple.m4v-video", "public.movie", "m4v", "video/x-m4v"),
    TypeDeclaration("com.apple.protected-mpeg-4-video", "com.apple.m4v-video"),
    TypeDeclaration("public.3gpp", "public.movie", "3gp 3gpp", "video/3gpp"),
    TypeDeclaration("public.3gpp2", "public.movie", "3g2 3gp2", "video/3gpp2"),
    TypeDeclaration("public.avi", "public.movie", "avi", "video/avi video/msvideo video/x-msvideo"),
    TypeDeclaration("public.aifc-audio", "public.audio", "aifc"),
    TypeDeclaration("public.aiff-audio", "public.aifc-audio", "aiff aif", "audio/aiff audio/x-aiff"),
    TypeDeclaration(
      "com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave audio/wav audio/x-wav"),
    TypeDeclaration("public.midi-audio", "public.audio", "midi mid", "audio/midi"),
    TypeDeclaration("public.aac-audio", "public.audio", "aac", "audio/aac"),
    TypeDeclaration("org.xiph.flac", "public.audio", "flac", "audio/flac"),
    TypeDeclaration("org.3gpp.adaptive-multi-rate-audio", "public.audio", "amr", "audio/amr"),
  ]

  static let directories = [
    TypeDeclaration("public.folder", "public.directory"),
    TypeDeclaration("public.volume", "public.folder"),
    TypeDeclaration("com.apple.package", "public.directory"),
    TypeDeclaration("com.apple.bundle", "public.directory", "bundle"),
    TypeDeclaration("com.apple.plugin", "com.apple.bundle com.apple.package"),
    TypeDeclaration("com.apple.metadata-importer", "com.apple.plugin", "mdimporter"),
    TypeDeclaration("com.apple.quicklook-generator", "com.apple.plugin", "qlgenerator"),
    TypeDeclaration("com.apple.xpc-service", "com.apple.bundle com.apple.package", "xpc"),
    TypeDeclaration("com.apple.framework", "com.apple.bundle", "framework"),
    TypeDeclaration("com.apple.application", "public.executable"),
    TypeDeclaration(
      "com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app"),
    TypeDeclaration("com.apple.application-and-system-extension", "com.apple.xpc-service", "appex"),
    TypeDeclaration("public.unix-executable", "public.data public.executable"),
    TypeDeclaration("com.microsoft.windows-executable", "public.data public.executable", "exe"),
    TypeDeclaration("com.apple.systempreference.prefpane", "com.apple.package com.apple.bundle", "prefpane"),
  ]

  static let archives = [
    TypeDeclaration("public.archive"),
    TypeDeclaration("org.gnu.gnu-zip-archive", "public.data public.archive", "gz gzip", "application/x-gzip"),
    TypeDeclaration("org.gnu.gnu-tar-archive", "public.data public.archive", "gtar", "application/x-gtar"),
    TypeDeclaration(
      "public.tar-archive", "org.gnu.gnu-tar-archive", "tar", "application/x-tar application/tar"),
    TypeDeclaration(
      "public.bzip2-archive", "public.data public.archive", "bz2 bz",
      "application/x-bzip2 application/x-bzip application/bzip2 application/bzip application/x-bz2"),
    TypeDeclaration("com.pkware.zip-archive", "public.data public.archive"),
    TypeDeclaration("public.zip-archive", "com.pkware.zip-archive", "zip", "application/zip"),
    TypeDeclaration("com.apple.archive", "public.data public.archive", "aar"),
  ]
}
