// Importing views also brings the types of layouts and the bitmaps of pictures.
@_exported import struct LayoutSnapshotGraphics.Bitmap
@_exported import struct LayoutSnapshotGraphics.Pixel
@_exported import LayoutSnapshotValues
