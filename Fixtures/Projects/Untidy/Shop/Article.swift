struct Article {
  var title = "Tea"
}
