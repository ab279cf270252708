import LayoutSnapshotXML

/// Why a data model cannot be read.
package enum DataModelProblem: Error, Equatable, CustomStringConvertible {
  /// There is no version of a model at a path.
  case noVersion(path: String)
  case unreadable(path: String)
  /// The text is not XML.
  case text(path: String, XMLProblem, DocumentLocation)
  /// The text is XML of another kind: its outermost element.
  case noModel(path: String, element: String, DocumentLocation)
  /// An entity, an attribute or a relationship has no name.
  case unnamed(path: String, element: String, DocumentLocation)

  package var path: String {
    switch self {
    case .noVersion(let path), .unreadable(let path), .text(let path, _, _), .noModel(let path, _, _),
      .unnamed(let path, _, _):
      path
    }
  }

  /// Where in the text; nil where it is about the whole file.
  package var location: DocumentLocation? {
    switch self {
    case .noVersion, .unreadable: nil
    case .text(_, _, let location), .noModel(_, _, let location), .unnamed(_, _, let location): location
    }
  }

  /// What is wrong, without the place.
  package var reason: String {
    switch self {
    case .noVersion: "there is no .xcdatamodel folder with a file \"contents\" in it"
    case .unreadable: "the file cannot be read"
    case .text(_, let problem, _): "\(problem)"
    case .noModel(_, let element, _): "this is no data model: it begins with <\(element)>, not <model>"
    case .unnamed(_, let element, _): "<\(element)> has no name"
    }
  }

  /// As a compiler says it: `App.xcdatamodel/contents:3:5: error: <entity> has no name`.
  package var description: String {
    let place = location.map { ":\($0)" } ?? ""
    return "\(path)\(place): error: \(reason)"
  }
}
