import Foundation

/// What Core Data refuses, with the numbers that apps compare.
enum CoreDataError {
  case noStore
  case refused(String)
  case noObject(NSManagedObjectID)
  case missing(String, NSManagedObject)
  case several([NSError])
  case denied(String, NSManagedObject)
  case notUnique([String], NSManagedObject)

  private var code: Int {
    switch self {
    case .noStore: NSPersistentStoreInvalidTypeError
    case .refused: NSCoreDataError
    case .noObject: NSManagedObjectReferentialIntegrityError
    case .missing: NSValidationMissingMandatoryPropertyError
    case .several: NSValidationMultipleErrorsError
    case .denied: NSValidationRelationshipDeniedDeleteError
    case .notUnique: NSManagedObjectConstraintMergeError
    }
  }

  private var text: String {
    switch self {
    case .noStore:
      "There is no store to save to or fetch from. Call loadPersistentStores or addPersistentStore first."
    case .refused(let text): text
    case .noObject(let id): "No object has the identifier \(id.uriRepresentation())."
    case .missing(let key, let object):
      "\(key) of \(object.entity.name ?? "an object") has no value and is not optional."
    case .several(let errors): errors.map(\.localizedDescription).joined(separator: " ")
    case .notUnique(let keys, let object):
      "Another \(object.entity.name ?? "object") has the same \(keys.joined(separator: ", ")), which the model lets only one have. A merge policy "
        + "says which of them stays."
    case .denied(let key, let object):
      "\(object.entity.name ?? "An object") still has objects under \(key), which denies its deletion."
    }
  }

  var asNSError: NSError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: text]
    switch self {
    case .missing(let key, let object), .denied(let key, let object):
      userInfo[NSValidationKeyErrorKey] = key
      userInfo[NSValidationObjectErrorKey] = object
    case .several(let errors): userInfo[NSDetailedErrorsKey] = errors
    case .noStore, .refused, .noObject, .notUnique: break
    }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo)
  }
}

extension NSManagedObject {
  func validateProperties() throws {
    var errors: [NSError] = []
    for property in entity.properties where !property.isOptional && !property.isTransient {
      let isMissing =
        switch property {
        case let relationship as NSRelationshipDescription:
          related(property.name).count < max(relationship.minCount, 1)
        default: values[property.name] == nil
        }
      if isMissing { errors.append(CoreDataError.missing(property.name, self).asNSError) }
    }
    if let first = errors.first { throw errors.count == 1 ? first : CoreDataError.several(errors).asNSError }
  }

  func validateDeletion() throws {
    for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription })
    where relationship.deleteRule == .denyDeleteRule && !related(relationship.name).isEmpty {
      throw CoreDataError.denied(relationship.name, self).asNSError
    }
  }
}

/// The number of an error without a closer reason.
public let NSCoreDataError = 134060
/// The number of several errors at once, which are under ``NSDetailedErrorsKey``.
public let NSValidationMultipleErrorsError = 1560
/// The number of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The number of a deletion that a relationship denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The number of an object that is not there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The number of an object that another context has changed.
public let NSManagedObjectMergeError = 133020
/// The number of an object that shares values with another one which no two may share.
public let NSManagedObjectConstraintMergeError = 133021
/// The number of a store that is not there.
public let NSPersistentStoreInvalidTypeError = 134000
/// Where an error has the object that was refused.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// Where an error has the name of the property that was refused.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// Where an error has those that it stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
