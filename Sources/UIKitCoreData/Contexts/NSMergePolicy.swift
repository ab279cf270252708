public import Foundation

/// Which of two objects stays that share values which only one may have.
///
/// ```swift
/// context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
/// ```
///
/// Of changes to one object in two contexts those count that were saved last, whatever the policy.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Sendable is correct: it is constant.

  /// Whose values count.
  public enum PolicyType: UInt, Sendable {
    /// Changes by others are an error.
    case errorMergePolicyType
    /// What was saved counts, property by property.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What is in the context counts, property by property.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// What is in the context counts.
    case overwriteMergePolicyType
    /// What was saved counts.
    case rollbackMergePolicyType
  }
  /// Whose values count.
  public let mergeType: PolicyType

  /// Creates a policy.
  public init(merge ty: PolicyType) { mergeType = ty }

  /// Changes by others are an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What was saved counts, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What is in the context counts, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// What is in the context counts.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What was saved counts.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Changes by others are an error.
public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
/// What was saved counts, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy
  .mergeByPropertyStoreTrump
/// What is in the context counts, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy
  .mergeByPropertyObjectTrump
/// What is in the context counts.
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
/// What was saved counts.
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback
