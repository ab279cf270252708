import CLayoutSnapshotClassMaker
import Foundation

/// The program's classes by the names that documents call them by.
package enum AppClasses {
  /// Several modules have a class of the name, and the document does not say which is meant.
  package struct Ambiguous: Error, Equatable {
    package var name: String
    package var modules: [String]
  }

  /// The modules that have a class of a name, in order. This package's own are left out: documents do not mean them.
  private static let modules: [String: [String]] = {
    final class Found { var modules: [String: [String]] = [:] }
    let found = Found()
    class_list_each(Unmanaged.passUnretained(found).toOpaque()) { context, module, name in
      let module = String(cString: module)
      guard !module.hasPrefix("LayoutSnapshot") || module.hasSuffix("Tests") else { return }
      Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().modules[String(cString: name), default: []]
        .append(module)
    }
    return found.modules.mapValues { Array(Set($0)).sorted() }
  }()

  /// The class of a name; none if the program has none that a document can make.
  ///
  /// - Parameter module: what the document calls the class's module. An app's sources may be compiled as another one.
  package static func named(_ name: String, module: String?) throws(Ambiguous) -> AnyClass? {
    guard let all = modules[name] else { return nil }
    if let module, all.contains(module) { return type(name, in: module) }
    guard all.count == 1 else { throw Ambiguous(name: name, modules: all) }
    return type(name, in: all[0])
  }

  private static func type(_ name: String, in module: String) -> AnyClass? {
    _typeByName("\(module).\(name)") as? AnyClass
  }

  /// Makes a view by its class's `init(coder:)` or, where it has inherited that, by the one beside it.
  package static func view(_ type: View.Type, coder: DocumentCoder, style: Int, reuseIdentifier: String?)
    -> View
  {
    if let view = type._decoded(by: coder) as? View {
      // An initialiser that does not call the superclass's with the coder leaves this to us.
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

  /// Makes a controller; see ``view(_:coder:style:reuseIdentifier:)``.
  package static func controller(_ type: ViewController.Type, coder: DocumentCoder) -> ViewController {
    if let controller = type._decoded(by: coder) as? ViewController { return controller }
    let controller = ClassMaker.controller(type)
    coder.decode(controller)
    return controller
  }
}
