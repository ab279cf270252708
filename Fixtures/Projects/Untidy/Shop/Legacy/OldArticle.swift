// Belongs to another target of the project.
struct Article {
  var name = "Tea"
}
