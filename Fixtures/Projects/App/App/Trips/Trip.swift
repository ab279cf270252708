import CoreData
import Foundation

/// A trip that a traveler makes.
@objc(Trip)
public class Trip: NSManagedObject {
  /// A request for all trips.
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Trip> {
    return NSFetchRequest<Trip>(entityName: "Trip")
  }

  /// How long it takes.
  @NSManaged public var days: Int16
  /// Where it leads.
  @NSManaged public var place: String
  /// Who makes it.
  @NSManaged public var traveler: Traveler?
}
