// One import is enough for a view's source file, as with UIKit.
@_exported import Foundation
@_exported import LayoutSnapshotViews
