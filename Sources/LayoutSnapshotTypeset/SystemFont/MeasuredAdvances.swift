/// Advances of the iOS system font, measured: inferred from the widths of labels that Xcode saved in public
/// Interface Builder documents (897 observations by 56 authors).
///
/// In ten-thousandths of an em. Characters that no label contained follow the embedded font, which is what
/// their entries hold too. Six signs that few of those labels hold (", %, &, =, [ and ]) come from 27 labels and
/// segmented controls that hold them.
enum MeasuredAdvances {
  /// The characters beyond ASCII that are measured, in the order of the tables' tails.
  static let punctuation: [UInt32] = [0x2013, 0x2014, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]

  /// U+0020 to U+007E, then ``punctuation``.
  static let regular: [UInt16] = [
    2815, 3180, 4100, 6201, 6444, 8700, 7200, 2250, 3495, 3653, 4655, 6410, 2700, 4647, 2884, 3441,
    6256, 4652, 6012, 6246, 6513, 6155, 6403, 5550, 6343, 6357, 3040, 1890, 6528, 6450, 6470, 4959,
    9033, 6639, 6603, 7190, 7265, 6007, 5813, 7405, 7327, 2667, 5476, 6624, 5489, 8768, 7454, 7651,
    6274, 7774, 6476, 6400, 6225, 7453, 6676, 9725, 6553, 6467, 6660, 3750, 3441, 3750, 4523, 4523,
    4798, 5508, 6206, 5581, 6120, 5725, 3692, 6083, 5848, 2485, 2769, 5457, 2491, 8718, 5820, 5916,
    6069, 5797, 3823, 5158, 3615, 5827, 5459, 7745, 5190, 5440, 5344, 3495, 3153, 3495, 6360, 4825,
    9650, 1782, 3674, 3674, 5428, 7923,
  ]

  /// U+0020 to U+007E, then ``punctuation``.
  static let medium: [UInt16] = [
    2720, 3355, 4100, 6264, 6501, 8900, 7300, 2206, 3646, 3811, 4857, 6476, 2776, 4676, 2962, 3547,
    6659, 4734, 6093, 6323, 6636, 6278, 6527, 5625, 6496, 6480, 3123, 1943, 6595, 6500, 6537, 5140,
    9338, 6873, 6639, 7270, 7294, 6057, 5806, 7465, 7348, 2721, 5569, 6750, 5507, 8852, 7394, 7719,
    6316, 7846, 6534, 6457, 6311, 7413, 6911, 10024, 6799, 6660, 6808, 3863, 3547, 3646, 4585, 4605,
    4798, 5599, 6390, 5677, 6169, 5933, 3776, 6161, 5957, 2608, 2906, 5581, 2794, 8860, 6242, 5972,
    6147, 5872, 3993, 5406, 3696, 5962, 5553, 7864, 5299, 5533, 5446, 3646, 3303, 3646, 6425, 4825,
    9650, 1922, 3804, 3804, 5109, 7851,
  ]

  /// The index of `character` in the tables; nil where it was not measured.
  static func index(of character: UInt32) -> Int? {
    if character >= 0x20, character < 0x7F { return Int(character) - 0x20 }
    guard let place = punctuation.firstIndex(of: character) else { return nil }
    return 95 + place
  }

  /// All measured characters.
  static var characters: [UInt32] { Array(0x20..<0x7F) + punctuation }
}
