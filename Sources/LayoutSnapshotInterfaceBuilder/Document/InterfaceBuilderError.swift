import LayoutSnapshotViews

/// Why an Interface Builder document could not be read, or a scene in it not be made.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The file, if the document came from one.
  public var file: String?
  /// The line and column, where the problem has one.
  public let location: DocumentLocation?
  /// What is wrong.
  public let problem: Problem

  package init(_ problem: Problem, at location: DocumentLocation? = nil, in file: String? = nil) {
    (self.problem, self.location, self.file) = (problem, location, file)
  }

  /// What can be wrong with a document.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read; what the system says.
    case unreadable(String)
    /// No file of this name; the folders in which it was sought.
    case fileNotFound(String, searched: [String])
    /// Several files have this name.
    case ambiguousFile(String, [String])
    /// The file is no XML at all: what it is, and what to do.
    case foreign(String)
    /// A merge has left its marks in the file.
    case mergeConflict
    /// The text is not the XML that Interface Builder writes: what is wrong with it.
    case malformed(String)
    /// The XML is something else: the name of its outermost element.
    case notInterfaceBuilder(String)
    /// The document is for another system than iOS.
    case otherPlatform(String)
    /// A value cannot be understood.
    case invalidValue(String, of: String, expected: String)
    /// Two objects of one document bear the same identifier.
    case duplicateIdentifier(String, first: DocumentLocation)
    /// A constraint or a container speaks of an object that is not there.
    case unknownReference(String, by: String)
    /// A scene contains itself, by way of these scenes.
    case cyclicReference([String])
    /// A constraint that the layout engine cannot take.
    case illegalConstraint(ConstraintRefusal.Reason)
    /// There is no scene of this name; those that there are.
    case noScene(String, known: [String])
    /// The scene has no view to lay out.
    case sceneWithoutView(String)
    /// Nothing says which of the scenes is meant.
    case noInitialScene(known: [String])
    /// Several modules of the program have a class of this name, and the document does not say which it means.
    case ambiguousClass(String, modules: [String])
    /// The class has no outlet of this name that takes an object of this class.
    case noOutlet(String, of: String, to: String)
    /// The class has no action of this name.
    case noAction(String, of: String)
    /// There is no segue of this name; those that there are.
    case noSegue(String, known: [String])
    /// The registered factory gave a view that cannot take the place of the element's own.
    case unsuitableClass(String, expected: String)
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The place, what is wrong, and what to do about it.
  public var description: String {
    let place = [file, location?.description].compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? "\(problem)" : "\(place): \(problem)"
  }
}

extension InterfaceBuilderError.Problem: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .fileNotFound(let name, let searched):
      "there is no \(name) in \(searched.joined(separator: ", ")); give a path that begins at the test's folder"
    case .ambiguousFile(let name, let paths):
      "several files are called \(name): \(paths.joined(separator: ", ")); give more of the path"
    case .foreign(let words): words
    case .mergeConflict:
      "a merge has left its marks here; choose one of both sides, or run the merge again"
    case .malformed(let words): words
    case .notInterfaceBuilder("archive"):
      "the document was saved by Xcode 4 or an older one; open it in a later Xcode and save it"
    case .notInterfaceBuilder(let root):
      "<\(root)> is not an Interface Builder document, which begins with <document>; name a .storyboard or a .xib"
    case .otherPlatform(let runtime):
      "the document is made for \(runtime); only iOS.CocoaTouch can be loaded"
    case .invalidValue(let value, let name, let expected):
      "\"\(value)\" is not a value of \(name), which takes \(expected)"
    case .duplicateIdentifier(let id, let first):
      "the identifier \(id) is taken by the object at \(first); a merge may have doubled it"
    case .unknownReference(let id, let what):
      "\(what) speaks of \(id), which is no view or guide of this scene; open the file in Xcode to repair it"
    case .cyclicReference(let names): "a scene contains itself: \(names.joined(separator: " -> "))"
    case .illegalConstraint(let reason): "the constraint cannot be used: \(reason)"
    case .noScene(let name, let known): "there is no scene \(name); there are \(list(known))"
    case .sceneWithoutView(let name):
      "the scene \(name) has no view in this document; its view comes from code or from another file"
    case .noInitialScene(let known):
      "no scene is marked as the initial one; name one of \(list(known))"
    case .ambiguousClass(let name, let modules):
      "the class \(name) is in \(modules.joined(separator: " and in ")); choose the module in Xcode's identity inspector"
    case .noOutlet(let name, let type, let value):
      "\(type) has no outlet \(name) that takes \(value); declare it with @IBOutlet, or delete the connection in Xcode"
    case .noAction(let name, let type):
      "\(type) has no action \(name); declare it with @IBAction, or delete the connection in Xcode"
    case .noSegue(let name, let known): "there is no segue \(name) from here; there are \(list(known))"
    case .unsuitableClass(let name, let expected):
      "the factory for \(name) gave something else than \(expected), which the document needs here"
    }
  }
}

private func list(_ names: [String]) -> String {
  names.isEmpty ? "none with a name" : names.joined(separator: ", ")
}
