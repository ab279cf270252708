/// Why a text is not XML of the kind that is read.
package enum XMLProblem: Hashable, Sendable {
  /// The text ended where more was needed: what was being read.
  case unexpectedEnd(in: String)
  /// Something else was expected here.
  case expected(String)
  /// The bytes are not UTF-8.
  case notUTF8
  /// The document says that it is in another encoding.
  case unknownEncoding(String)
  /// An end tag does not belong to the element that is open.
  case mismatchedEndTag(found: String, open: String)
  /// An attribute is written twice.
  case duplicateAttribute(String)
  /// A character or entity reference that stands for nothing.
  case unknownEntity(String)
  /// A document type declaration, in which entities could be defined that expand without end.
  case documentType
  /// Elements lie in each other more deeply than the limit.
  case tooDeep(limit: Int)
  /// There are more elements than the limit.
  case tooManyElements(limit: Int)
  /// Text or an element stands after the end of the document's element, or none is there at all.
  case contentOutsideRoot
}

extension XMLProblem: CustomStringConvertible {
  /// What is wrong and, where it is not plain, what to do.
  package var description: String {
    switch self {
    case .unexpectedEnd(let part): "the text ends within \(part); the file may have been cut off"
    case .expected(let what): "expected \(what)"
    case .notUTF8: "the bytes are not UTF-8; save the file as UTF-8"
    case .unknownEncoding(let name): "the encoding \(name) is not supported; save the file as UTF-8"
    case .mismatchedEndTag(let found, let open): "</\(found)> closes <\(open)>; a merge may have gone wrong"
    case .duplicateAttribute(let name): "the attribute \(name) is written twice"
    case .unknownEntity(let name): "&\(name); stands for nothing; only XML's five entities and numbers do"
    case .documentType:
      "document type declarations are refused, because entities defined in them can expand without end"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooManyElements(let limit): "the document has more than \(limit) elements"
    case .contentOutsideRoot: "there has to be one element that contains all others"
    }
  }
}

/// What is wrong with an XML text, and where.
package struct XMLFault: Error, Hashable {
  package let problem: XMLProblem
  package let location: DocumentLocation
}
