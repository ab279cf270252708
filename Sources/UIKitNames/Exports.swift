// One import for a view's source, as `import UIKit` is.
@_exported import Foundation
@_exported import LayoutSnapshotViews
