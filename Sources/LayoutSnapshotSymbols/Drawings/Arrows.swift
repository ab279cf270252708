extension SymbolDrawings {
  /// Arrows and chevrons.
  static let arrows = """
    arrow.2.circlepath 20x18
      line M5.32 4.18A6.3 7.2 0 0 1 16.3 9V10.2
      line M18.9 8L16.3 10.6L13.7 8
      line M14.68 13.82A6.3 7.2 0 0 1 3.7 9V7.8
      line M1.1 10L3.7 7.4L6.3 10
    arrow.2.squarepath 20x18
      line M7.4 1.9H13.9A2.2 2.2 0 0 1 16.1 4.1V12.6M13.5 10.2L16.1 12.8L18.7 10.2
      line M12.6 16.1H6.1A2.2 2.2 0 0 1 3.9 13.9V5.4M6.5 7.8L3.9 5.2L1.3 7.8
    arrow.3.trianglepath 20x20
      line M11.7 4.14L15.11 10.03M15.4 16.4L8.6 16.4M2.9 13.46L6.31 7.57
      solid M17.11 13.49L12.4 11.13L17.42 8.23ZM4.6 16.4L9 13.5L9 19.3ZM8.31 4.11L8.62 9.37L3.6 6.47Z
    arrow.clockwise 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H11.4
      line M8.9 1.6L11.6 4.3L8.9 7
    arrow.counterclockwise 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H6.6
      line M9.1 1.6L6.4 4.3L9.1 7
    arrow.down 17x20
      line M8.5 1.8V18.2M2.2 11.9L8.5 18.2L14.8 11.9
    arrow.down.left 18x18
      line M15.2 2.8L2.8 15.2M12 15.2H2.8V6
    arrow.down.right 18x18
      line M2.8 2.8L15.2 15.2M6 15.2H15.2V6
    arrow.down.right.and.arrow.up.left 20x19
      line M2.2 1.7L8.2 7.7M3.2 7.7H8.2V2.7
      line M17.8 17.3L11.8 11.3M16.8 11.3H11.8V16.3
    arrow.down.to.line 17x20
      line M8.5 1.8V14M3.5 9L8.5 14L13.5 9M2 18.2H15
    arrow.left 20x17
      line M18.2 8.5H1.8M8.1 2.2L1.8 8.5L8.1 14.8
    arrow.left.and.right 20x12.5
      line M1.8 6.25H18.2M6.2 1.85L1.8 6.25L6.2 10.65M13.8 1.85L18.2 6.25L13.8 10.65
    arrow.left.arrow.right 18x20
      line M16.2 5.9H1.8M5.8 1.9L1.8 5.9L5.8 9.9
      line M1.8 14.1H16.2M12.2 10.1L16.2 14.1L12.2 18.1
    arrow.left.to.line 20x17
      line M18.2 8.5H6M11 3.5L6 8.5L11 13.5M1.8 2V15
    arrow.right 20x17
      line M1.8 8.5H18.2M11.9 2.2L18.2 8.5L11.9 14.8
    arrow.right.to.line 20x17
      line M1.8 8.5H14M9 3.5L14 8.5L9 13.5M18.2 2V15
    arrow.triangle.2.circlepath 20x18
      line M5.32 4.18A6.3 7.2 0 0 1 16.3 9
      solid M16.3 12.3L13.4 8L19.2 8Z
      line M14.68 13.82A6.3 7.2 0 0 1 3.7 9
      solid M3.7 5.7L6.6 10L0.8 10Z
    arrow.triangle.branch 18x20
      line M4.4 18.2V6.4M4.4 15.4C4.4 10.6 13.6 12.4 13.6 6.4
      solid M4.4 1.4L7.6 6.6H1.2ZM13.6 1.4L16.8 6.6H10.4Z
    arrow.triangle.merge 18x20
      line M9 6.4V9.2M3 18.2C3 12.6 9 14.2 9 9.2C9 14.2 15 12.6 15 18.2
      solid M9 1.2L12.4 6.6H5.6Z
    arrow.triangle.swap 18x20
      line M4.4 18.2V16.4C4.4 11.2 13.6 11.6 13.6 6.4
      cut M11.9 13.4C9.8 11.6 8.2 11 6.1 9.2
      line M13.6 18.2V16.4C13.6 11.2 4.4 11.6 4.4 6.4
      solid M4.4 1.4L7.6 6.6H1.2ZM13.6 1.4L16.8 6.6H10.4Z
    arrow.turn.down.left 20x18
      line M18 2.2V9.2A2.6 2.6 0 0 1 15.4 11.8H2M6.2 16L2 11.8L6.2 7.6
    arrow.turn.down.right 20x18
      line M2 2.2V9.2A2.6 2.6 0 0 0 4.6 11.8H18M13.8 16L18 11.8L13.8 7.6
    arrow.turn.up.left 20x18
      line M18 15.8V8.8A2.6 2.6 0 0 0 15.4 6.2H2M6.2 2L2 6.2L6.2 10.4
    arrow.turn.up.right 20x18
      line M2 15.8V8.8A2.6 2.6 0 0 1 4.6 6.2H18M13.8 2L18 6.2L13.8 10.4
    arrow.up 17x20
      line M8.5 18.2V1.8M2.2 8.1L8.5 1.8L14.8 8.1
    arrow.up.and.down 12.5x20
      line M6.25 1.8V18.2M1.85 6.2L6.25 1.8L10.65 6.2M1.85 13.8L6.25 18.2L10.65 13.8
    arrow.up.and.down.and.arrow.left.and.right 20x20
      line M10 1.8V18.2M1.8 10H18.2
      line M7.4 4.3L10 1.7L12.6 4.3M12.6 15.7L10 18.3L7.4 15.7
      line M4.3 12.6L1.7 10L4.3 7.4M15.7 7.4L18.3 10L15.7 12.6
    arrow.up.arrow.down 20x18
      line M5.9 16.2V1.8M1.9 5.8L5.9 1.8L9.9 5.8
      line M14.1 1.8V16.2M10.1 12.2L14.1 16.2L18.1 12.2
    arrow.up.bin 18x20
      line M1.8 2.6H16.2
      outline M3 2.6L4.1 16.4A2 2 0 0 0 6.1 18.2H11.9A2 2 0 0 0 13.9 16.4L15 2.6Z
      mark M9 14.9V6.7M6 9.7L9 6.7L12 9.7
    arrow.up.left 18x18
      line M15.2 15.2L2.8 2.8M12 2.8H2.8V12
    arrow.up.left.and.arrow.down.right 20x19
      line M8.3 7.8L2.4 1.9M7.4 1.9H2.4V6.9
      line M11.7 11.2L17.6 17.1M12.6 17.1H17.6V12.1
    arrow.up.right 18x18
      line M2.8 15.2L15.2 2.8M6 2.8H15.2V12
    arrow.up.to.line 17x20
      line M8.5 18.2V6M3.5 11L8.5 6L13.5 11M2 1.8H15
    arrow.uturn.backward = arrow.uturn.left
    arrow.uturn.down 18x20
      line M6.2 18V6.8A5 5 0 0 1 16.2 6.8V11.6M2 13.8L6.2 18L10.4 13.8
    arrow.uturn.forward = arrow.uturn.right
    arrow.uturn.left 20x18
      line M2 6.2H13.2A5 5 0 0 1 13.2 16.2H8.4M6.2 2L2 6.2L6.2 10.4
    arrow.uturn.right 20x18
      line M18 6.2H6.8A5 5 0 0 0 6.8 16.2H11.6M13.8 2L18 6.2L13.8 10.4
    arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 = arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise = goforward
    arrow.trianglehead.counterclockwise = gobackward
    arrowshape.down 17x20
      outline M2 10.8H5.2V3.4A1.6 1.6 0 0 1 6.8 1.8H10.2A1.6 1.6 0 0 1 11.8 3.4V10.8H15L8.5 18.2Z
    arrowshape.left 20x17
      outline M9.2 2V5.2H16.6A1.6 1.6 0 0 1 18.2 6.8V10.2A1.6 1.6 0 0 1 16.6 11.8H9.2V15L1.8 8.5Z
    arrowshape.right 20x17
      outline M10.8 2V5.2H3.4A1.6 1.6 0 0 0 1.8 6.8V10.2A1.6 1.6 0 0 0 3.4 11.8H10.8V15L18.2 8.5Z
    arrowshape.turn.up.left 20x16
      outline M8.6 2V5.1C14.3 5.2 17.7 8.6 18.2 14.1C15.9 10.9 12.9 9.7 8.6 9.7V12.8L1.8 7.4Z
    arrowshape.turn.up.left.2 20x16
      line M7 2.4L1.8 7.4L7 12.4
      outline M11.6 2.4V5.3C15.5 5.5 17.9 8.7 18.2 14C16.6 10.9 14.6 9.6 11.6 9.5V12.4L6.4 7.4Z
    arrowshape.turn.up.right 20x16
      outline M11.4 2V5.1C5.7 5.2 2.3 8.6 1.8 14.1C4.1 10.9 7.1 9.7 11.4 9.7V12.8L18.2 7.4Z
    arrowshape.up 17x20
      outline M2 9.2H5.2V16.6A1.6 1.6 0 0 0 6.8 18.2H10.2A1.6 1.6 0 0 0 11.8 16.6V9.2H15L8.5 1.8Z
    arrowtriangle.down 20x18
      outline M10 15.6L18 2.4H2Z
    arrowtriangle.left 18x20
      outline M2.4 10L15.6 18V2Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right 24x16
      outline M7.2 3.4V12.6L2 8Z
      line M12 2V14
      outline M16.8 3.4V12.6L22 8Z
    arrowtriangle.right 18x20
      outline M15.6 10L2.4 18V2Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left 24x16
      outline M2.4 3.4V12.6L7.6 8Z
      line M12 2V14
      outline M21.6 3.4V12.6L16.4 8Z
    arrowtriangle.up 20x18
      outline M10 2.4L18 15.6H2Z
    chevron.compact.down 20x8
      line M1.8 2L10 6L18.2 2
    chevron.compact.up 20x8
      line M1.8 6L10 2L18.2 6
    chevron.down 20x11
      line M2.4 1.7L10 9.3L17.6 1.7
    chevron.left 12.5x16.5
      line M9.5 1.7L3 8.25L9.5 14.8
    chevron.left.2 20x16.5
      line M9.5 1.7L3 8.25L9.5 14.8M17 1.7L10.5 8.25L17 14.8
    chevron.left.forwardslash.chevron.right 22x17
      line M6.3 4L1.8 8.5L6.3 13M15.7 4L20.2 8.5L15.7 13
      line M12.9 1.8L9.1 15.2
    chevron.right 12.5x16.5
      line M3 1.7L9.5 8.25L3 14.8
    chevron.right.2 20x16.5
      line M10.5 1.7L17 8.25L10.5 14.8M3 1.7L9.5 8.25L3 14.8
    chevron.up 20x11
      line M2.4 9.3L10 1.7L17.6 9.3
    chevron.up.chevron.down 14x20
      line M1.8 7L7 1.8L12.2 7M1.8 13L7 18.2L12.2 13
    clock.arrow.circlepath 20x18
      line M5.61 13.21A7 7 0 1 0 4.2 9
      solid M1.2 7.4H7.2L4.2 11.8Z
      line M11.2 5.2V9.4L14 11.2
    exclamationmark.arrow.triangle.2.circlepath 20x18
      line M3.53 6.64A6.9 6.9 0 0 1 15.27 4.5M16.47 11.36A6.9 6.9 0 0 1 4.73 13.5
      solid M17.2 1.9V7.2H11.9ZM2.8 16.1V10.8H8.1Z
      line M10 6V9.4
      solid O 10 12 1
    gobackward 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H8.4
      solid M4.4 4.3L9.6 7.5L9.6 1.1Z
    gobackward.10 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H8.4
      solid M4.4 4.3L9.6 7.5L9.6 1.1Z
      text 10 9 14.1 7.6
    gobackward.15 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H8.4
      solid M4.4 4.3L9.6 7.5L9.6 1.1Z
      text 15 9 14.1 7.6
    gobackward.30 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H8.4
      solid M4.4 4.3L9.6 7.5L9.6 1.1Z
      text 30 9 14.1 7.6
    goforward 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H9.6
      solid M13.6 4.3L8.4 7.5L8.4 1.1Z
    goforward.10 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H9.6
      solid M13.6 4.3L8.4 7.5L8.4 1.1Z
      text 10 9 14.1 7.6
    goforward.15 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H9.6
      solid M13.6 4.3L8.4 7.5L8.4 1.1Z
      text 15 9 14.1 7.6
    goforward.30 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H9.6
      solid M13.6 4.3L8.4 7.5L8.4 1.1Z
      text 30 9 14.1 7.6
    infinity 20x11
      line M10 5.5C8.2 3 7 1.8 5.5 1.8A3.7 3.7 0 0 0 5.5 9.2C7 9.2 8.2 8 10 5.5
      line M10 5.5C11.8 3 13 1.8 14.5 1.8A3.7 3.7 0 0 1 14.5 9.2C13 9.2 11.8 8 10 5.5
    minus.arrow.trianglehead.counterclockwise 18x20
      line M2.24 9.49A7 7 0 1 0 9 4.3H8.4M6.4 11H11.6
      solid M4.4 4.3L9.6 7.5L9.6 1.1Z
    plus.arrow.trianglehead.clockwise 18x20
      line M15.76 9.49A7 7 0 1 1 9 4.3H9.6M6.4 11H11.6M9 8.4V13.6
      solid M13.6 4.3L8.4 7.5L8.4 1.1Z
    power 19x20
      line M9.5 1.8V9.4M14.2 4.9A7.5 7.5 0 1 1 4.8 4.9
    repeat 20x17
      line M2 8V7.6A3.2 3.2 0 0 1 5.2 4.4H18M15.4 1.8L18 4.4L15.4 7
      line M18 9V9.4A3.2 3.2 0 0 1 14.8 12.6H2M4.6 15.2L2 12.6L4.6 10
    repeat.1 20x17
      line M2 8V7.6A3.2 3.2 0 0 1 5.2 4.4H18M15.4 1.8L18 4.4L15.4 7
      line M18 9V9.4A3.2 3.2 0 0 1 14.8 12.6H2M4.6 15.2L2 12.6L4.6 10
      text 1 10 10.6 6
    restart 17x19
      line M14.57 7.97A6.7 6.7 0 1 1 8.5 4.1H9
      solid M13 4.1L7.8 7.3L7.8 0.9Z
    return 20x16
      line M18.2 2V7.6A2.6 2.6 0 0 1 15.6 10.2H1.8M5.8 6.2L1.8 10.2L5.8 14.2
    rotate.left 20x20
      outline R 8.4 8.2 9.8 9.8 2.2
      line M12.8 2H9.4A5.4 5.4 0 0 0 4 7.4V13.6M6.4 11.4L4 13.8L1.6 11.4
    rotate.right 20x20
      outline R 1.8 8.2 9.8 9.8 2.2
      line M7.2 2H10.6A5.4 5.4 0 0 1 16 7.4V13.6M13.6 11.4L16 13.8L18.4 11.4
    shuffle 20x16
      line M1.8 12H3.4C9.4 12 9.4 4 15.4 4H18
      cut M3.4 4C9.4 4 9.4 12 15.4 12
      line M1.8 4H3.4C9.4 4 9.4 12 15.4 12H18
      line M15.7 1.6L18.1 4L15.7 6.4M15.7 9.6L18.1 12L15.7 14.4
    """
}
