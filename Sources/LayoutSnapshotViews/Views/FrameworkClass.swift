/// The nearest class of this package that an item inherits from. It replaces a user's own class.
package func frameworkClass(of item: AnyObject) -> String {
  var mirror: Mirror? = Mirror(reflecting: item)
  while let current = mirror {
    let name = String(reflecting: current.subjectType)
    // The name of a type that is private to a file contains parentheses.
    if name.hasPrefix("LayoutSnapshotViews."), !name.contains("("), !internalClasses.contains(name) {
      return String(describing: current.subjectType)
    }
    mirror = current.superclassMirror
  }
  return "View"
}

/// Classes that no program can name.
private let internalClasses: Set<String> = [
  "LayoutSnapshotViews.InsetGuide", "LayoutSnapshotViews.OffsetGuide", "LayoutSnapshotViews.ButtonLabel",
  "LayoutSnapshotViews.RemoteContentView",
]
