// Names of other system modules than UIKit, where these are not there. See ExportedNames.swift.

#if !canImport(CoreGraphics)
  @_exported import typealias LayoutSnapshotViews.CFArray
  @_exported import class LayoutSnapshotViews.CGColorSpace
  @_exported import enum LayoutSnapshotViews.CGColorRenderingIntent
  @_exported import enum LayoutSnapshotViews.CGColorSpaceModel
  @_exported import func LayoutSnapshotViews.CGColorSpaceCreateDeviceGray
  @_exported import func LayoutSnapshotViews.CGColorSpaceCreateDeviceRGB
  @_exported import class LayoutSnapshotViews.CGGradient
  @_exported import struct LayoutSnapshotViews.CGGradientDrawingOptions
  @_exported import struct LayoutSnapshotViews.CGAffineTransform
#endif

#if !canImport(QuartzCore)
  @_exported import struct LayoutSnapshotViews.CATransform3D
  @_exported import let LayoutSnapshotViews.CATransform3DIdentity
  @_exported import func LayoutSnapshotViews.CATransform3DConcat
  @_exported import func LayoutSnapshotViews.CATransform3DEqualToTransform
  @_exported import func LayoutSnapshotViews.CATransform3DGetAffineTransform
  @_exported import func LayoutSnapshotViews.CATransform3DInvert
  @_exported import func LayoutSnapshotViews.CATransform3DIsAffine
  @_exported import func LayoutSnapshotViews.CATransform3DIsIdentity
  @_exported import func LayoutSnapshotViews.CATransform3DMakeAffineTransform
  @_exported import func LayoutSnapshotViews.CATransform3DMakeRotation
  @_exported import func LayoutSnapshotViews.CATransform3DMakeScale
  @_exported import func LayoutSnapshotViews.CATransform3DMakeTranslation
  @_exported import func LayoutSnapshotViews.CATransform3DRotate
  @_exported import func LayoutSnapshotViews.CATransform3DScale
  @_exported import func LayoutSnapshotViews.CATransform3DTranslate
#endif

#if !canImport(ObjectiveC)
  @_exported import let LayoutSnapshotViews.HUGE
  @_exported import let LayoutSnapshotViews.MAXFLOAT
  @_exported import protocol LayoutSnapshotViews._KeyValueObservable
  @_exported import func LayoutSnapshotViews.autoreleasepool
  @_exported import class LayoutSnapshotViews.DateComponentsFormatter
  @_exported import class LayoutSnapshotViews.ListFormatter
  @_exported import class LayoutSnapshotViews.NSHashTable
  @_exported import class LayoutSnapshotViews.NSItemProvider
  @_exported import enum LayoutSnapshotViews.NSItemProviderRepresentationVisibility
  @_exported import enum LayoutSnapshotViews.NSKeyValueChange
  @_exported import struct LayoutSnapshotViews.NSKeyValueChangeKey
  @_exported import class LayoutSnapshotViews.NSKeyValueObservation
  @_exported import struct LayoutSnapshotViews.NSKeyValueObservedChange
  @_exported import struct LayoutSnapshotViews.NSKeyValueObservingOptions
  @_exported import class LayoutSnapshotViews.NSMapTable
  @_exported import struct LayoutSnapshotViews.NSPointerFunctions
  @_exported import class LayoutSnapshotViews.NSUserActivity
  @_exported import protocol LayoutSnapshotViews.NSUserActivityDelegate
  @_exported import let LayoutSnapshotViews.NSUserActivityTypeBrowsingWeb
  @_exported import enum LayoutSnapshotViews.objc_AssociationPolicy
  @_exported import func LayoutSnapshotViews.objc_getAssociatedObject
  @_exported import func LayoutSnapshotViews.objc_removeAssociatedObjects
  @_exported import func LayoutSnapshotViews.objc_setAssociatedObject
  @_exported import class LayoutSnapshotViews.RelativeDateTimeFormatter
  @_exported import class LayoutSnapshotViews.UndoManager
#endif
