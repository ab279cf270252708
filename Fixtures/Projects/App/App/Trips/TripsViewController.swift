import CoreData
import UIKit

/// Lists what a store has, as the template of a project with Core Data does.
class TripsViewController: UITableViewController, NSFetchedResultsControllerDelegate {
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Trips")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    return container
  }()

  private(set) var events: [String] = []

  private lazy var results: NSFetchedResultsController<Trip> = {
    let request: NSFetchRequest<Trip> = Trip.fetchRequest()
    request.predicate = NSPredicate(format: "%K > %d AND traveler.name != nil", #keyPath(Trip.days), 1)
    request.sortDescriptors = [NSSortDescriptor(key: "place", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: persistentContainer.viewContext, sectionNameKeyPath: nil,
      cacheName: nil)
    results.delegate = self
    return results
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
    do {
      try results.performFetch()
    } catch {
      fatalError("\(error)")
    }
  }

  func add(_ place: String, days: Int, by name: String) {
    let context = persistentContainer.viewContext
    let traveler = Traveler(context: context)
    traveler.name = name
    let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context) as! Trip
    trip.place = place
    trip.setValue(days, forKey: #keyPath(Trip.days))
    traveler.addToTrips(trip)
    if context.hasChanges {
      do {
        try context.save()
      } catch {
        let nserror = error as NSError
        fatalError("Unresolved error \(nserror), \(nserror.userInfo)")
      }
    }
  }

  func remove(at indexPath: IndexPath) {
    persistentContainer.viewContext.delete(results.object(at: indexPath))
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return results.sections?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return results.sections![section].numberOfObjects
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    let trip = results.object(at: indexPath)
    cell.textLabel?.text = "\(trip.place), \(trip.days) days, \(trip.traveler?.name ?? "nobody")"
    return cell
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
    default: tableView.reloadData()
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
    let names = try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!)
    let lists = names?.filter { $0.hasSuffix("json") }.joined() ?? ""
    events.append("\(lists): \(results.fetchedObjects?.count ?? 0)")
  }
}
