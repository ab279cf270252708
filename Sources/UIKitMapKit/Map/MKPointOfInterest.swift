public import Foundation

/// A kind of places of interest.
///
/// ```swift
/// mapView.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .museum])
/// ```
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Amusement parks.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// Aquariums.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// Cash machines.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Bakeries.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Breweries.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// Cafés.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Campgrounds.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// Places to rent a car.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// Places to charge a car.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// Fire stations.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// Gyms.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// Food markets.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Gas stations.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Laundries.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Marinas.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// Movie theaters.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// National parks.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// Bars and clubs.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Places to park a car.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// Police stations.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// Post offices.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// Stops.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Restrooms.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Stadiums.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// Stores.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// Theaters.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// Wineries.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// Zoos.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// Which places of interest a map or a search shows.
///
/// ```swift
/// let quiet = MKPointOfInterestFilter(excluding: [.nightlife])
/// print(quiet.includes(.library))  // true
/// ```
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
    self.categories = Set(categories)
    self.isIncluding = isIncluding
  }
  /// Only places of some kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: true)
  }
  /// Places of all kinds but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: false)
  }

  /// All places.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No place.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether places of a kind are shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  /// Whether places of a kind are not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// The filter itself, which never changes.
  open override func copy() -> Any { self }
}
