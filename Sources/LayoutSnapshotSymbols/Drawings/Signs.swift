extension SymbolDrawings {
  /// Signs of arithmetic and punctuation, and the bodies that other symbols stand in.
  static let signs = """
    circle 20x19
      outline O 10 9.5 8
      room 10 9.5 11
    square 20x18
      outline R 2 1.5 16 15 3.2
      room 10 9 11
    app 20x18
      outline R 2.2 1.5 15.6 15 4.6
      room 10 9 11
    triangle 20x17.5
      outline M10 2.3L18 15.7H2Z
      room 10 10.6 8
    octagon 20x19
      outline M6.7 1.5H13.3L18 6.2V12.8L13.3 17.5H6.7L2 12.8V6.2Z
      room 10 9.5 11
    plus 20x17.5
      line M10 1.8V15.7M3 8.75H17
    minus 20x4
      line M3 2H17
    xmark 20x17.5
      line M4 2.75L16 14.75M16 2.75L4 14.75
    clear 20x18
      outline R 2 1.5 16 15 3.2
      mark M7 6L13 12M13 6L7 12
    multiply = xmark
    checkmark 20x19
      line M2.5 10.8L7.6 16.8L17.3 2.4
    ellipsis 20x6
      solid O 3 3 1.7O 10 3 1.7O 17 3 1.7
    info 14.5x20
      solid O 7 3.2 1.5
      line M5 8.2H7.5V17M4.4 17H10.6
    questionmark 14.5x20
      line M3.4 6.2C3.4 3.6 5 2.2 7.3 2.2S11.1 3.7 11.1 5.9C11.1 9.2 7.3 8.9 7.3 12.7
      solid O 7.3 17 1.2
    exclamationmark 14.5x20
      line M7.25 2.4V12.4
      solid O 7.25 17 1.3
    magnifyingglass 20x20
      outline O 8.4 8.4 6.4
      line M13.1 13.1L18.1 18.1
    bell 19x20
      outline M2.8 15.4C4 14 4.6 12.6 4.6 9.4V8C4.6 4.6 6.6 2.4 9.5 2.4S14.4 4.6 14.4 8V9.4C14.4 12.6 15 14 16.2 15.4Z
      solid M6.6 16.8H12.4A2.9 2.9 0 0 1 6.6 16.8Z
    gearshape 20x19
      outline M8.6 1.7H11.4L11.9 4L13.5 4.7L15.5 3.4L17.4 5.4L16.1 7.4L16.8 9L18.2 9.3V12L16.6 12.2L15.9 13.7L17 15.6L15.2 17.3L13.2 16.1L11.6 16.8L11.3 18.2H8.7L8.4 16.8L6.8 16.1L4.8 17.3L3 15.6L4.1 13.7L3.4 12.2L1.8 12V9.3L3.2 9L3.9 7.4L2.6 5.4L4.5 3.4L6.5 4.7L8.1 4Z
      mark O 10 10 2.8
    star 20x18
      outline M10 1.4L12.4 6.6L18.1 7.2L13.9 11L15.1 16.6L10 13.8L4.9 16.6L6.1 11L1.9 7.2L7.6 6.6Z
    person 19x17.5
      outline O 9.5 5.2 3.4
      outline M2.8 16.2C2.8 12.6 5.6 10.6 9.5 10.6S16.2 12.6 16.2 16.2Z
    """
}
