import LayoutSnapshotViews

/// Why an Interface Builder document could not be read, or a scene of it not be created.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The file, if the document came from one.
  public var file: String?
  /// The line and column, if the problem has a place.
  public let location: DocumentLocation?
  /// What is wrong.
  public let problem: Problem

  package init(_ problem: Problem, at location: DocumentLocation? = nil, in file: String? = nil) {
    (self.problem, self.location, self.file) = (problem, location, file)
  }

  /// What can be wrong with a document.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read. The value is the system's message.
    case unreadable(String)
    /// No file has this name. The second value lists the searched folders.
    case fileNotFound(String, searched: [String])
    /// Several files have this name. The second value lists them.
    case ambiguousFile(String, [String])
    /// The file is not XML. The value says what it is and what to do.
    case foreign(String)
    /// The file contains conflict markers of a merge.
    case mergeConflict
    /// The text is not XML as Interface Builder writes it. The value says what is wrong.
    case malformed(String)
    /// The XML is not an Interface Builder document. The value is the name of its root element.
    case notInterfaceBuilder(String)
    /// The document is not for iOS. The value names its platform.
    case otherPlatform(String)
    /// A value is invalid.
    case invalidValue(String, of: String, expected: String)
    /// Two objects of the document have the same identifier.
    case duplicateIdentifier(String, first: DocumentLocation)
    /// A constraint or a container refers to an object that does not exist.
    case unknownReference(String, by: String)
    /// A container shows a scene of another storyboard, which is not read. The values are the storyboard's
    /// name and what refers to it.
    case otherDocument(String?, by: String)
    /// The document cannot store what a tool changed in a scene. The value says what it is and what to do instead.
    case notWritable(String)
    /// A scene contains itself. The value lists the scenes of the cycle.
    case cyclicReference([String])
    /// A constraint is illegal.
    case illegalConstraint(ConstraintRefusal.Reason)
    /// No scene has this name. The second value lists the known names.
    case noScene(String, known: [String])
    /// The scene has no view that could be laid out.
    case sceneWithoutView(String)
    /// No name was given, and the document has several scenes but no initial one.
    case noInitialScene(known: [String])
    /// Several modules of the program have a class with this name, and the document does not name the module.
    case ambiguousClass(String, modules: [String])
    /// The class has no outlet with this name that accepts an object of this class.
    case noOutlet(String, of: String, to: String)
    /// The class has no action with this name.
    case noAction(String, of: String)
    /// The class has no method with this name that makes a segue's destination.
    case noSegueAction(String, of: String)
    /// No segue has this name. The second value lists the known names.
    case noSegue(String, known: [String])
    /// The registered factory returned a view that cannot replace the element's own.
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
      "a merge has left its marks here; choose one side, or run the merge again"
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
      "\(what) refers to \(id), which is not a view or guide of this scene; open the file in Xcode to repair it"
    case .otherDocument(let name, let what):
      "\(what) leads to \(name.map { "\($0).storyboard" } ?? "another storyboard"), which is not read here; "
        + "the container stays empty. Test that scene by itself"
    case .notWritable(let words): words
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
    case .noSegueAction(let name, let type):
      "\(type) has no method \(name) that makes the segue's destination; declare it with @IBSegueAction, or delete the connection in Xcode"
    case .noSegue(let name, let known): "there is no segue \(name) from here; there are \(list(known))"
    case .unsuitableClass(let name, let expected):
      "the factory for \(name) made something other than \(expected), which the document needs here"
    }
  }
}

private func list(_ names: [String]) -> String {
  names.isEmpty ? "none with a name" : names.joined(separator: ", ")
}
