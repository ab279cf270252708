/// What has been counted so far, in the unit in which a metric measures.
struct Tally {
  var differingPixels = 0
  var antialiasedPixels = 0
  var largestDistance = 0.0
  var largestChannelDifference = 0
  /// For each threshold, the pixels beyond it.
  var beyond: [Int]

  init(thresholds: Int) { beyond = Array(repeating: 0, count: thresholds) }
}
