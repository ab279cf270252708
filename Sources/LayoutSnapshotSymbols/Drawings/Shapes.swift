extension SymbolDrawings {
  /// Grids, stacks and dashed shapes.
  static let shapes = """
    aspectratio 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M5.5 8.2V5.5H8.8M14.5 7.8V10.5H11.2
    barcode 20x16
      solid R 1 1 1.8 14 0.3R 4.3 1 1 14 0.3R 6.8 1 2.4 14 0.3R 10.7 1 1 14 0.3R 13.2 1 1.8 14 0.3
      solid R 16.5 1 1 14 0.3
    barcode.viewfinder 20x20
      line M1.9 6.3V4.9A3 3 0 0 1 4.9 1.9H6.3M18.1 6.3V4.9A3 3 0 0 0 15.1 1.9H13.7
      line M1.9 13.7V15.1A3 3 0 0 0 4.9 18.1H6.3M18.1 13.7V15.1A3 3 0 0 1 15.1 18.1H13.7
      solid R 5 5.6 1.8 8.8 0.3R 8.2 5.6 1.1 8.8 0.3R 10.7 5.6 1.1 8.8 0.3R 13.2 5.6 1.8 8.8 0.3
    capsule 20x13
      outline R 1.8 1.8 16.4 9.4 4.7
      room 10 6.5 7
    capsule.portrait 13x20
      outline R 1.8 1.8 9.4 16.4 4.7
    circle.dashed 20x19
      line M17.87 8.04A8 8 0 0 1 17.87 10.96M16.59 14.03A8 8 0 0 1 14.53 16.09
      line M11.46 17.37A8 8 0 0 1 8.54 17.37M5.47 16.09A8 8 0 0 1 3.41 14.03M2.13 10.96A8 8 0 0 1 2.13 8.04
      line M3.41 4.97A8 8 0 0 1 5.47 2.91M8.54 1.63A8 8 0 0 1 11.46 1.63M14.53 2.91A8 8 0 0 1 16.59 4.97
    circle.grid.2x2 20x20
      outline O 5 5 3.2O 15 5 3.2O 5 15 3.2O 15 15 3.2
    circle.grid.3x3 20x20
      outline O 3.4 3.4 1.6O 10 3.4 1.6O 16.6 3.4 1.6O 3.4 10 1.6O 10 10 1.6O 16.6 10 1.6O 3.4 16.6 1.6
      outline O 10 16.6 1.6O 16.6 16.6 1.6
    circle.hexagongrid 20x19
      outline O 10 9.5 1.7O 16.5 9.5 1.7O 13.25 15.13 1.7O 6.75 15.13 1.7O 3.5 9.5 1.7O 6.75 3.87 1.7
      outline O 13.25 3.87 1.7
    circle.inset.filled = largecircle.fill.circle
    circle.lefthalf.filled 20x19
      line O 10 9.5 8
      solid M10 1.5A8 8 0 0 0 10 17.5Z
    circle.righthalf.filled 20x19
      line O 10 9.5 8
      solid M10 1.5A8 8 0 0 1 10 17.5Z
    crop 20x20
      line M5.4 1.8V12.4A2.2 2.2 0 0 0 7.6 14.6H18.2M1.8 5.4H12.4A2.2 2.2 0 0 1 14.6 7.6V18.2
    dial.min 20x19
      outline O 10 10.6 5
      mark M9.4 11.2L7.9 12.7
      solid O 4.13 16.47 0.9O 1.7 10.6 0.9O 4.13 4.73 0.9O 10 2.3 0.9O 15.87 4.73 0.9O 18.3 10.6 0.9
      solid O 15.87 16.47 0.9
    diamond 20x20
      outline M8.3 2.8Q10 1.1 11.7 2.8L17.2 8.3Q18.9 10 17.2 11.7L11.7 17.2Q10 18.9 8.3 17.2L2.8 11.7Q1.1 10 2.8 8.3Z
      room 10 10 9
    doc.viewfinder 20x20
      line M1.9 6.3V4.9A3 3 0 0 1 4.9 1.9H6.3M18.1 6.3V4.9A3 3 0 0 0 15.1 1.9H13.7
      line M1.9 13.7V15.1A3 3 0 0 0 4.9 18.1H6.3M18.1 13.7V15.1A3 3 0 0 1 15.1 18.1H13.7
      outline M10.8 5.4H8.2Q6.8 5.4 6.8 6.8V13.2Q6.8 14.6 8.2 14.6H11.8Q13.2 14.6 13.2 13.2V7.8Z
    dot.square 20x18
      outline R 2 1.5 16 15 3.2
      spot O 10 9 2.3
    grid 20x20
      line R 1.8 1.8 16.4 16.4 2.6
      line M7.3 1.8V18.2M12.7 1.8V18.2M1.8 7.3H18.2M1.8 12.7H18.2
    hexagon 20x19
      outline M4.8 3.6Q5.7 2 7.5 2L12.5 2Q14.3 2 15.2 3.6L17.7 7.9Q18.6 9.5 17.7 11.1L15.2 15.4Q14.3 17 12.5 17L7.5 17Q5.7 17 4.8 15.4L2.3 11.1Q1.4 9.5 2.3 7.9Z
    largecircle.fill.circle 20x19
      line O 10 9.5 8
      solid O 10 9.5 5.3
    line.diagonal 18x18
      line M2.4 15.6L15.6 2.4
    macwindow 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M1.8 6.3H18.2
      spot O 4.8 4.1 .75O 7.2 4.1 .75O 9.6 4.1 .75
    nosign 20x19
      line O 10 9.5 8
      line M4.3 3.8L15.7 15.2
    oval 20x15
      outline E 10 7.5 8.2 5.8
    plus.rectangle.on.rectangle 20x18
      outline R 5.8 1.8 12.4 9.8 2
      front R 1.8 5.8 12.4 10.4 2
      mark M8 8.6V13.4M5.6 11H10.4
    plus.square.on.square 20x20
      outline R 6.8 1.8 11.4 11.4 2.4
      front R 1.8 6.8 11.4 11.4 2.4
      mark M7.5 9.6V15.4M4.6 12.5H10.4
    point.3.connected.trianglepath.dotted 20x19
      outline O 10 4.1 2.3O 15.9 14.9 2.3O 4.1 14.9 2.3
      solid O 12.36 8.42 0.75O 13.54 10.58 0.75O 11.18 14.9 0.75O 8.82 14.9 0.75O 6.46 10.58 0.75
      solid O 7.64 8.42 0.75
    qrcode 20x20
      line R 1.8 1.8 5.8 5.8 1R 12.4 1.8 5.8 5.8 1R 1.8 12.4 5.8 5.8 1
      solid R 3.9 3.9 1.6 1.6 0R 14.5 3.9 1.6 1.6 0R 3.9 14.5 1.6 1.6 0
      solid R 11.6 11.6 2.5 2.5 0R 16.5 11.6 2.5 2.5 0R 14.05 14.05 2.5 2.5 0R 11.6 16.5 2.5 2.5 0
      solid R 16.5 16.5 2.5 2.5 0
    qrcode.viewfinder 20x20
      line M1.9 6.3V4.9A3 3 0 0 1 4.9 1.9H6.3M18.1 6.3V4.9A3 3 0 0 0 15.1 1.9H13.7
      line M1.9 13.7V15.1A3 3 0 0 0 4.9 18.1H6.3M18.1 13.7V15.1A3 3 0 0 1 15.1 18.1H13.7
      solid R 5.6 5.6 3.7 3.7 .6R 10.7 5.6 3.7 3.7 .6R 5.6 10.7 3.7 3.7 .6
      solid R 10.7 10.7 1.5 1.5 0R 12.9 12.9 1.5 1.5 0
    rectangle 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      room 10 8 9
    rectangle.3.group 20x16
      outline R 1.8 1.8 6.8 12.4 2
      outline R 11.8 1.8 6.4 4.6 1.6R 11.8 9.6 6.4 4.6 1.6
    rectangle.3.offgrid = rectangle.3.group
    rectangle.and.pencil.and.ellipsis 22x16
      outline R 1.8 4 17.2 10.2 2.4
      spot O 5 9.3 1O 8 9.3 1O 11 9.3 1
      clear M13.6 9.4L16.36 8.48L21.73 3.11L19.89 1.27L14.52 6.64Z
      solid M13.6 9.4L16.36 8.48L21.73 3.11L19.89 1.27L14.52 6.64Z
    rectangle.connected.to.line.below 20x17
      outline R 3 1.8 14 7.8 2.2
      line M10 9.6V15.2M1.8 15.2H18.2
    rectangle.dashed 20x16
      line M1.8 4.3V4.3A2.5 2.5 0 0 1 4.3 1.8H5.7M18.2 4.3V4.3A2.5 2.5 0 0 0 15.7 1.8H14.3
      line M1.8 11.7V11.7A2.5 2.5 0 0 0 4.3 14.2H5.7M18.2 11.7V11.7A2.5 2.5 0 0 1 15.7 14.2H14.3
      line M8.9 1.8H11.1M8.9 14.2H11.1M1.8 7.5V8.5M18.2 7.5V8.5
    rectangle.grid.1x2 20x18
      outline R 1.8 1.8 16.4 5.5 1.8R 1.8 10.7 16.4 5.5 1.8
    rectangle.grid.2x2 20x16
      outline R 1.8 1.7 6.6 4.7 1.5R 11.6 1.7 6.6 4.7 1.5R 1.8 9.6 6.6 4.7 1.5R 11.6 9.6 6.6 4.7 1.5
    rectangle.grid.3x2 20x16
      outline R 1.7 1.7 3.4 4.7 1R 8.3 1.7 3.4 4.7 1R 14.9 1.7 3.4 4.7 1R 1.7 9.6 3.4 4.7 1R 8.3 9.6 3.4 4.7 1
      outline R 14.9 9.6 3.4 4.7 1
    rectangle.inset.filled 20x16
      line R 1.8 1.8 16.4 12.4 2.6
      solid R 4.4 4.4 11.2 7.2 .9
    rectangle.inset.filled.on.rectangle 22x18
      outline R 6 1.8 14.2 10 2
      clear R 1.8 6.2 14.2 10 2
      line R 1.8 6.2 14.2 10 2
      solid R 4 8.4 9.8 5.6 0.8
    rectangle.on.rectangle 20x16
      outline R 5.8 1.8 12.4 8.6 2
      front R 1.8 5.6 12.4 8.6 2
    rectangle.on.rectangle.angled 20x18
      outline M2.1 6.8Q1.5 5.1 3.2 4.5L11.8 1.8Q13.5 1.2 14.1 2.9L15.5 7.6Q16.1 9.3 14.4 9.9L5.8 12.6Q4.1 13.2 3.5 11.5Z
      front R 6 7.4 12.2 8.8 2
    rectangle.portrait 16x20
      outline R 1.8 1.8 12.4 16.4 2.6
    rectangle.portrait.and.landscape 20x20
      line R 2 2 9.4 15 2
      front R 7 10 11.2 8 2
    rectangle.split.1x2 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M1.8 8H18.2
    rectangle.split.2x1 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M10 1.8V14.2
    rectangle.split.3x1 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M7.3 1.8V14.2M12.7 1.8V14.2
    rectangle.stack 20x18
      outline R 1.8 7.9 16.4 8.3 2.4
      line M3.6 4.8H16.4M5.6 1.7H14.4
    rhombus 20x20
      outline M10 1.7L18.3 10L10 18.3L1.7 10Z
    scope 20x20
      line O 10 10 6.2
      line M10 1.8V6.4M10 13.6V18.2M1.8 10H6.4M13.6 10H18.2
      solid O 10 10 1.2
    seal 20x19
      outline M7.9 2.9A2.4 2.4 0 0 1 12.1 2.9A2.4 2.4 0 0 1 15.6 5.4A2.4 2.4 0 0 1 16.9 9.5A2.4 2.4 0 0 1 15.6 13.6A2.4 2.4 0 0 1 12.1 16.1A2.4 2.4 0 0 1 7.9 16.1A2.4 2.4 0 0 1 4.4 13.6A2.4 2.4 0 0 1 3.1 9.5A2.4 2.4 0 0 1 4.4 5.4A2.4 2.4 0 0 1 7.9 2.9Z
      room 10 9.5 8.5
    shield 17x20
      outline M8.5 1.7C10.3 3.1 12.4 3.9 15.2 4.1V9.8C15.2 13.6 12.6 16.6 8.5 18.3C4.4 16.6 1.8 13.6 1.8 9.8V4.1C4.6 3.9 6.7 3.1 8.5 1.7Z
      room 8.5 9.8 8.5
    shield.half.filled = shield.lefthalf.filled
    shield.lefthalf.filled 17x20
      line M8.5 1.7C10.3 3.1 12.4 3.9 15.2 4.1V9.8C15.2 13.6 12.6 16.6 8.5 18.3C4.4 16.6 1.8 13.6 1.8 9.8V4.1C4.6 3.9 6.7 3.1 8.5 1.7Z
      solid M8.5 1.7V18.3C4.4 16.6 1.8 13.6 1.8 9.8V4.1C4.6 3.9 6.7 3.1 8.5 1.7Z
    sidebar.leading = sidebar.left
    sidebar.left 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M8 1.8V14.2
      mark M4.6 5H5.3M4.6 8H5.3
    sidebar.right 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M12 1.8V14.2
      mark M15.4 5H14.7M15.4 8H14.7
    sidebar.squares.left 20x16
      outline R 1.8 1.8 16.4 12.4 2.6
      mark M8.6 1.8V14.2
      spot R 4.2 4.4 2.3 2.3 .4R 4.2 9.3 2.3 2.3 .4
    sidebar.trailing = sidebar.right
    smallcircle.circle 20x19
      outline O 10 9.5 8
      mark O 10 9.5 2.7
    square.3.layers.3d.top.filled 20x19
      line M10 9.1L18.2 13.2L10 17.3L1.8 13.2Z
      clear M10 5.4L18.2 9.5L10 13.6L1.8 9.5Z
      line M10 5.4L18.2 9.5L10 13.6L1.8 9.5Z
      clear M10 1.7L18.2 5.8L10 9.9L1.8 5.8Z
      solid M10 1.7L18.2 5.8L10 9.9L1.8 5.8Z
      line M10 1.7L18.2 5.8L10 9.9L1.8 5.8Z
    square.3.layers.3d 20x19
      outline M10 9.1L18.2 13.2L10 17.3L1.8 13.2Z
      front M10 5.4L18.2 9.5L10 13.6L1.8 9.5Z
      front M10 1.7L18.2 5.8L10 9.9L1.8 5.8Z
    square.dashed 20x18
      line M2 4.9V4.7A3.2 3.2 0 0 1 5.2 1.5H5.6M18 4.9V4.7A3.2 3.2 0 0 0 14.8 1.5H14.4
      line M2 13.1V13.3A3.2 3.2 0 0 0 5.2 16.5H5.6M18 13.1V13.3A3.2 3.2 0 0 1 14.8 16.5H14.4
      line M9 1.5H11M9 16.5H11M2 8V10M18 8V10
    square.grid.2x2 20x20
      outline R 1.8 1.8 6.6 6.6 1.6R 11.6 1.8 6.6 6.6 1.6R 1.8 11.6 6.6 6.6 1.6R 11.6 11.6 6.6 6.6 1.6
    square.grid.3x2 20x13.5
      outline R 1.7 1.75 3.4 3.4 0.8R 8.3 1.75 3.4 3.4 0.8R 14.9 1.75 3.4 3.4 0.8R 1.7 8.35 3.4 3.4 0.8
      outline R 8.3 8.35 3.4 3.4 0.8R 14.9 8.35 3.4 3.4 0.8
    square.grid.3x3 20x20
      outline R 1.7 1.7 3.4 3.4 0.8R 8.3 1.7 3.4 3.4 0.8R 14.9 1.7 3.4 3.4 0.8R 1.7 8.3 3.4 3.4 0.8
      outline R 8.3 8.3 3.4 3.4 0.8R 14.9 8.3 3.4 3.4 0.8
      outline R 1.7 14.9 3.4 3.4 0.8R 8.3 14.9 3.4 3.4 0.8R 14.9 14.9 3.4 3.4 0.8
    square.grid.4x3.fill 20x15
      solid R 0.95 0.9 3.4 3.4 0.7R 5.85 0.9 3.4 3.4 0.7R 10.75 0.9 3.4 3.4 0.7R 15.65 0.9 3.4 3.4 0.7
      solid R 0.95 5.8 3.4 3.4 0.7R 5.85 5.8 3.4 3.4 0.7R 10.75 5.8 3.4 3.4 0.7R 15.65 5.8 3.4 3.4 0.7
      solid R 0.95 10.7 3.4 3.4 0.7R 5.85 10.7 3.4 3.4 0.7R 10.75 10.7 3.4 3.4 0.7R 15.65 10.7 3.4 3.4 0.7
    square.on.square 20x20
      outline R 6.8 1.8 11.4 11.4 2.4
      front R 1.8 6.8 11.4 11.4 2.4
    square.split.1x2 20x18
      outline R 2 1.5 16 15 3.2
      mark M2 9H18
    square.split.2x1 20x18
      outline R 2 1.5 16 15 3.2
      mark M10 1.5V16.5
    square.split.2x2 20x18
      outline R 2 1.5 16 15 3.2
      mark M10 1.5V16.5M2 9H18
    square.stack 18x20
      outline R 1.8 8 14.4 10.2 2.4
      line M3.6 4.9H14.4M5.6 1.8H12.4
    square.stack.3d.up 20x20
      outline M10 1.8L18.2 6.3L10 10.8L1.8 6.3Z
      line M1.8 10L10 14.5L18.2 10M1.8 13.7L10 18.2L18.2 13.7
    switch.2 20x18
      outline R 1.8 1.7 16.4 5.6 2.8R 1.8 10.7 16.4 5.6 2.8
      plain solid O 15.4 4.5 2.8O 4.6 13.5 2.8
      filled spot O 15.4 4.5 2O 4.6 13.5 2
    target 20x19
      line O 10 9.5 8O 10 9.5 4.5
      solid O 10 9.5 1.6
    uiwindow.split.2x1 20x17
      outline R 1.8 1.8 16.4 13.4 2.6
      mark M1.8 6.4H18.2M10 6.4V15.2
      spot O 4.8 4.1 .75O 7.2 4.1 .75O 9.6 4.1 .75
    viewfinder 20x19
      line M2.2 6.3V4.7A3 3 0 0 1 5.2 1.7H6.8M17.8 6.3V4.7A3 3 0 0 0 14.8 1.7H13.2
      line M2.2 12.7V14.3A3 3 0 0 0 5.2 17.3H6.8M17.8 12.7V14.3A3 3 0 0 1 14.8 17.3H13.2
      room 10 9.5 9.5
    """
}
