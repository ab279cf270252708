import CLayoutSnapshotClassMaker
import Foundation

/// The program's classes by the names that documents use.
package enum AppClasses {
  /// Several modules have a class with the name, and the document does not name one of them.
  package struct Ambiguous: Error, Equatable {
    package var name: String
    package var modules: [String]
  }

  /// The modules that have a class with a name, in order. This package's own modules are left out: documents
  /// never mean them.
  private static let modules: [String: [String]] = {
    final class Found { var modules: [String: [String]] = [:] }
    let found = Found()
    unsafe class_list_each(Unmanaged.passUnretained(found).toOpaque()) { context, module, name in
      let module = unsafe String(cString: module)
      guard !module.hasPrefix("LayoutSnapshot") || module.hasSuffix("Tests") else { return }
      unsafe Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().modules[
        String(cString: name), default: []
      ]
      .append(module)
    }
    return found.modules.mapValues { Array(Set($0)).sorted() }
  }()

  /// The class with a name; `nil` if the program has no such class that a document can create.
  ///
  /// - Parameter module: the module that the document names. The app's sources may be compiled as another
  ///   module.
  package static func named(_ name: String, module: String?) throws(Ambiguous) -> AnyClass? {
    guard let all = modules[name] else { return nil }
    if let module, all.contains(module) { return type(name, in: module) }
    guard all.count == 1 else { throw Ambiguous(name: name, modules: all) }
    return type(name, in: all[0])
  }

  private static func type(_ name: String, in module: String) -> AnyClass? {
    _typeByName("\(module).\(name)") as? AnyClass
  }

  /// Creates a view with its class's `init(coder:)` or, if that is inherited, with another initializer of the
  /// class.
  package static func view(_ type: View.Type, coder: DocumentCoder, style: Int, reuseIdentifier: String?)
    -> View
  {
    if let view = type._decoded(by: coder) as? View {
      // An initializer that does not call `super.init(coder:)` has not read the document yet.
      coder.decode(view)
      return view
    }
    let view: View =
      switch type {
      case let cell as TableViewCell.Type:
        ClassMaker.cell(cell, style: UInt8(style), reuseIdentifier: reuseIdentifier)
      case let header as UITableViewHeaderFooterView.Type:
        ClassMaker.headerFooter(header, reuseIdentifier: reuseIdentifier)
      default: ClassMaker.view(type, frame: .zero)
      }
    coder.decode(view)
    return view
  }

  /// Creates an object that is neither a view nor a controller, with `init()`.
  package static func object(_ type: NSObject.Type) -> NSObject { ClassMaker.plain(type) }

  /// Creates a controller; see ``view(_:coder:style:reuseIdentifier:)``.
  package static func controller(_ type: ViewController.Type, coder: DocumentCoder) -> ViewController {
    if let controller = type._decoded(by: coder) as? ViewController { return controller }
    let controller = ClassMaker.controller(type)
    coder.decode(controller)
    return controller
  }
}
