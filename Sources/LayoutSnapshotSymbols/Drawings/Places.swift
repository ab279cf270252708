extension SymbolDrawings {
  /// Devices, buildings, vehicles and maps.
  static let places = """
    airplane 20x18
      solid M18.7 9C18.7 8 17.5 7.7 16.2 7.7H12.3L8.3 1.6Q8 1.1 7.4 1.1H6.3Q5.7 1.1 5.9 1.7L7.7 7.7H4.7L3.1 5.7Q2.9 5.4 2.5 5.4H1.7Q1.1 5.4 1.3 6L2.2 9L1.3 12Q1.1 12.6 1.7 12.6H2.5Q2.9 12.6 3.1 12.3L4.7 10.3H7.7L5.9 16.3Q5.7 16.9 6.3 16.9H7.4Q8 16.9 8.3 16.4L12.3 10.3H16.2C17.5 10.3 18.7 10 18.7 9Z
    airplane.arrival 22x17
      solid M4.4 .7L5.9 1.2L7.5 4.4L11.3 5.7L10.7 1.7L12.3 2.3L15.1 7.1L17.7 8.1C19.2 8.6 20 9.7 19.8 10.3C19.5 11.1 18.2 11.3 16.7 10.7L14.1 9.7L8 11.8L6.3 11.2L10.2 8.3L5.3 6.5C4.3 6.2 4.1 5.7 4.1 5Z
      line M1.8 15.4H20.2
    airplane.departure 22x17
      solid M1.4 5.6L2.9 5L6.2 6.4L9.9 5L6.8 2.3L8.5 1.7L13.7 3.7L16.3 2.7C17.8 2.1 19.1 2.4 19.4 3.1C19.6 3.8 18.8 4.8 17.3 5.3L14.7 6.3L11.3 11.8L9.6 12.4L10.7 7.7L5.8 9.5C4.9 9.8 4.4 9.6 4 9.1Z
      line M1.8 15.4H20.2
    airpods 20x19
      outline M5.6 8.5A3.4 3.4 0 1 1 8.4 5.1V16A1.4 1.4 0 0 1 5.6 16Z
      outline M14.4 8.5A3.4 3.4 0 1 0 11.6 5.1V16A1.4 1.4 0 0 0 14.4 16Z
      spot E 4.5 5.1 0.8 1.3E 15.5 5.1 0.8 1.3
    airpodspro = airpods
    appletv 20x16
      outline R 1.8 1.7 16.4 12.6 3
      mark M6.3 4.9V9.6A1.4 1.4 0 0 0 7.7 11H8.2M4.9 6.7H8.2M10.6 6.7L12.8 11L15 6.7
    applewatch 13x20
      line M3.7 4.9L4.2 2.6A1.4 1.4 0 0 1 5.6 1.5H6.6A1.4 1.4 0 0 1 8 2.6L8.5 4.9
      line M3.7 15.1L4.2 17.4A1.4 1.4 0 0 0 5.6 18.5H6.6A1.4 1.4 0 0 0 8 17.4L8.5 15.1
      outline R 1.8 4.7 8.6 10.6 2.8
      solid R 10.9 8.4 1.3 3.2 0.6
      mark M6.1 7.6V10.2L7.6 11.4
    beach.umbrella 20x20
      outline M2.5 12.4A7.6 7.6 0 0 1 16.3 6Z
      mark M6.9 9.9Q5.1 6.1 6.4 2.7M11.6 7.7Q9.8 3.9 6.4 2.7
      line M9.4 9.2L13.7 18.4M8 18.4H18.2
    bicycle 24x15
      line O 5.5 9.6 3.7O 18.5 9.6 3.7
      line M5.5 9.6L8.9 4.4H15.8L11.8 9.6H5.5M8.3 1.9L11.8 9.6M6.9 1.7H9.9M18.5 9.6L15 1.7H17.2
    box.truck 24x16
      outline R 1.8 1.5 12 11 1.8
      outline M13.8 5H17.4Q18.6 5 19.3 5.9L21.4 8.5Q22.2 9.5 22.2 10.7V11Q22.2 12.5 20.7 12.5H13.8Z
      filled mark M13.8 0V12.6
      front O 6.4 12.6 1.9O 17.6 12.6 1.9
    building 15x20
      outline R 1.8 1.5 11.4 17 2
      spot R 4.4 4.3 2 2.2 0.4R 8.6 4.3 2 2.2 0.4R 4.4 8.4 2 2.2 0.4R 8.6 8.4 2 2.2 0.4
      spot R 6.1 13 2.8 6.3 0
    building.2 22x19
      outline R 9 7 11.2 10.5 2
      spot R 15.3 9.8 1.9 1.9 0.3R 15.3 13.2 1.9 1.9 0.3
      front R 1.8 1.5 9.2 16 2
      spot R 3.9 4.3 1.9 1.9 0.3R 7 4.3 1.9 1.9 0.3R 3.9 8 1.9 1.9 0.3R 7 8 1.9 1.9 0.3R 3.9 11.7 1.9 1.9 0.3
      spot R 7 11.7 1.9 1.9 0.3
    building.columns 22x19
      outline M11 1.6L20.2 6.6H1.8Z
      line M4.4 9.8V14.2M8.8 9.8V14.2M13.2 9.8V14.2M17.6 9.8V14.2M1.8 17.4H20.2
    bus 18x19
      outline R 1.9 1.5 14.2 14 2.6
      plain line M2 9.4H16
      filled spot R 4.1 4.2 9.8 5 0.8
      spot O 5.3 12.4 1.1O 12.7 12.4 1.1
      solid R 3.2 15.4 3.2 2.9 1.2R 11.6 15.4 3.2 2.9 1.2
    cablecar 20x20
      line M1.8 4.6L18.2 1.6M10 3.2V7.4
      outline R 3.2 7.4 13.6 11.1 3
      plain line M3.4 13.4H16.6M10 7.6V13.2
      filled spot R 5.5 9.7 3.7 3.6 0.7R 10.8 9.7 3.7 3.6 0.7
    car 22x15
      outline M4.2 5.8L5.7 2.7Q6.3 1.5 7.6 1.5H14.4Q15.7 1.5 16.3 2.7L17.8 5.8Q20.2 6.4 20.2 8.8V10.2Q20.2 11.6 18.8 11.6H3.2Q1.8 11.6 1.8 10.2V8.8Q1.8 6.4 4.2 5.8Z
      plain line M4.4 5.8H17.6
      filled spot M5.8 5.8L7 3.1H15L16.2 5.8Z
      spot O 5.6 8.7 1.1O 16.4 8.7 1.1
      solid R 2.8 11.4 3.4 3 1.2R 15.8 11.4 3.4 3 1.2
    computermouse 13x20
      outline R 1.8 1.5 9.4 17 4.7
      mark M6.5 5V8
    desktopcomputer 20x18
      outline R 1.8 1.5 16.4 11.6 2.2
      mark M2.4 10H17.6
      solid M8.2 13.1H11.8L12.4 16.4H7.6Z
      line M6.6 16.5H13.4
    display 20x17
      outline R 1.8 1.5 16.4 11 2.2
      line M10 12.6V15.4M6.6 15.5H13.4
      room 10 7 8
    ferry 20x19
      line M8.6 4.4V1.7
      outline M4.6 9V5.8A1.4 1.4 0 0 1 6 4.4H12.2Q13.2 4.4 13.5 5.2L15 9
      outline M1.8 9H18.2L16.2 13.6H5Q3.4 13.6 2.8 12.1Z
      filled spot R 6.2 6 1.8 1.8 0.4R 10 6 1.8 1.8 0.4
      line M1.8 16.9q2.05-1.4 4.1 0t4.1 0t4.1 0t4.1 0
    globe 20x19
      line O 10 9.5 8E 10 9.5 3.6 8
      line M2 9.5H18M10 1.5V17.5
    globe.americas 20x19
      outline O 10 9.5 8
      spot M4.6 6C6.2 4.2 8.6 3.3 10.6 4C11.8 4.7 11.2 6 10 6.6C9.4 7.4 9.6 8.8 8.4 9C6.6 8.8 4.6 7.6 4.6 6Z
      spot M10.2 10C12 9.6 14.4 10.6 14.4 12C14.2 13.4 12.4 14.4 11.4 16C10.4 15.4 10.4 13.8 9.7 12.8C9 11.7 9.1 10.4 10.2 10Z
    globe.asia.australia 20x19
      outline O 10 9.5 8
      spot M4.6 6.2C6.2 4.1 9.6 3.2 12.6 4C14.4 4.9 15 6.6 13.8 8C12.7 8.8 12.3 10.2 11 10.2C9.9 9.7 9.3 8.6 8.2 8.6C7.4 9.6 6.2 9.2 5.8 8C5 7.6 4.2 7 4.6 6.2Z
      spot M11 12.6C12.2 11.5 14.6 11.5 15 12.8C14.7 14.4 12.8 15.2 11.3 14.7C10.4 14 10.3 13.3 11 12.6Z
    globe.europe.africa 20x19
      outline O 10 9.5 8
      spot M7.6 4.3C9.2 3.2 12 3.3 13.2 4.3C13.8 5.4 12.4 6.2 11 6C9.6 6.5 8 6.5 7.2 5.6Z
      spot M7.2 8.3C8.6 7.5 11.2 7.7 12.8 8.6C13.8 9.5 15 10.2 14.2 11.3C13 12.4 12.7 14.6 11.2 15.6C9.8 15.2 9.8 13 9.3 11.9C8 11.8 6 11.5 5.8 10Z
    homepod 17x19
      outline R 1.9 1.5 13.2 16 5.6
      spot E 8.5 5.3 2.8 1.1
    house 20x17
      outline M10 1.7L18.2 8.5H15.9V14A1.5 1.5 0 0 1 14.4 15.5H5.6A1.5 1.5 0 0 1 4.1 14V8.5H1.8Z
      plain line M8 15.4V10.8H12V15.4
      filled spot M8.2 16.4V10.8H11.8V16.4Z
    ipad 16x20
      outline R 1.8 1.5 12.4 17 2.4
      mark M6.7 15.6H9.3
    ipad.and.arrow.forward 22x20
      outline R 1.8 1.5 12.4 17 2.4
      cut M8 10H20.2M17 6.8L20.2 10L17 13.2
      line M8 10H20.2M17 6.8L20.2 10L17 13.2
    ipad.and.iphone 22x20
      outline R 1.8 1.5 12.4 17 2.4
      mark M5.6 15.6H7.6
      front R 13 8 7.2 10.5 2
      mark M16.3 15.7H16.9
    ipad.landscape 20x16
      outline R 1.8 1.9 16.4 12.2 2.4
      mark M8.5 11.2H11.5
    iphone 12x20
      outline R 1.9 1.5 8.2 17 2.2
      mark M5 2.6H7
    iphone.gen1 = iphone
    iphone.gen2 = iphone
    iphone.gen3 = iphone
    iphone.homebutton 12x20
      outline R 1.9 1.5 8.2 17 2.2
      spot O 6 15.3 1.2
    iphone.landscape 20x12
      outline R 1.8 1.9 16.4 8.2 2.2
      mark M2.9 5V7
    laptopcomputer 24x14
      outline R 4.4 1.5 15.2 7.9 2
      line M1.8 12.4H22.2
    location 20x18
      outline M2.9 8.8Q1.7 8.2 2.9 7.6L15.9 1.9Q17.8 1.2 17.1 3.1L11.4 16.1Q10.8 17.3 10.2 16.1L9.5 10.2Q9.4 9.6 8.8 9.5Z
    location.north 15x20
      outline M7.5 1.7L13.1 17.1Q13.4 18.7 12 18L7.5 15L3 18Q1.6 18.7 1.9 17.1Z
    location.north.line 15x20
      line M3.4 1.5H11.6
      outline M7.5 5L12.9 17.1Q13.4 18.7 12 18L7.5 15.4L3 18Q1.6 18.7 2.1 17.1Z
    macbook = laptopcomputer
    macbook.and.iphone 24x16
      outline R 3.6 1.5 14.6 9.4 2
      line M1.8 14.2H17
      front R 15.6 4.4 6.6 10.1 1.8
    map 20x17
      outline M1.8 3.8L7 1.6L13 3.8L18.2 1.6V13.2L13 15.4L7 13.2L1.8 15.4Z
      mark M7 1.7V13.1M13 3.9V15.3
    mappin 9x20
      outline O 4.5 4.4 2.9
      line M4.5 8V18.5
    mappin.and.ellipse 18x20
      line E 9 15.2 7.2 3.2
      cut M9 8V15.2
      line M9 8V15.2
      outline O 9 4.6 3.1
    mountain.2 24x16
      outline M9 14.3L16.4 5.4L22.2 14.3Z
      front M1.8 14.3L8.8 1.9L15.8 14.3Z
      mark M6.2 6.7L7.6 8.2L8.8 7L10 8.2L11.4 6.7
    parkingsign 15x18
      line M3.2 16.3V1.7H7.4A4.4 4.4 0 0 1 7.4 10.5H3.2
    pc 14x18
      outline R 1.8 1.5 10.4 15 2.2
      mark M5 5.1H9M5 8.3H9
      spot O 7 13 1.2
    platter.filled.top.iphone 12x20
      outline R 1.9 1.5 8.2 17 2.2
      spot R 4.1 4 3.8 4.8 1
    point.bottomleft.forward.to.point.topright.filled.scurvepath = point.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up 20x18
      outline O 4 3.8 2.2O 16 14.2 2.2
      line M4 6V12.6A3 3 0 0 0 10 12.6V5.4A3 3 0 0 1 16 5.4V12
    point.topleft.down.to.point.bottomright.curvepath = point.topleft.down.curvedto.point.bottomright.up
    road.lanes 20x17
      line M5.2 1.6L1.8 15.4M14.8 1.6L18.2 15.4
      line M10 1.6V4M10 7.3V9.7M10 13V15.4
    safari 20x19
      outline O 10 9.5 8
      spot M14 5.5L11.4 10.9L6 13.5L8.6 8.1Z
    sailboat 19x20
      outline M10.6 1.8C14.2 4.4 16.3 8 16.8 12.2H10.6Z
      outline M7.4 5.2V12.2H2.2C4.4 10.4 6.5 8 7.4 5.2Z
      outline M1.8 15.3H17.2L15.9 17.4Q15.2 18.4 14 18.4H5Q3.8 18.4 3.1 17.4Z
    scooter 20x18
      line O 3.9 14.3 2.1O 16.1 14.3 2.1
      line M6.2 14.3H10.6A5 5 0 0 1 15.2 10L13 1.6H10.2
    storefront 22x18
      outline M3.8 6V14.7A1.7 1.7 0 0 0 5.5 16.4H16.5A1.7 1.7 0 0 0 18.2 14.7V6Z
      front M4 1.6H18L20.2 6.2A3.1 3.1 0 0 1 14.1 6.2A3.1 3.1 0 0 1 7.9 6.2A3.1 3.1 0 0 1 1.8 6.2Z
      mark M7.9 6.2L8.5 1.8M14.1 6.2L13.5 1.8
    tent 20x17
      line M8.7 1.5L10 3.4L11.3 1.5
      outline M10 3.4L18.2 15.4H1.8Z
      plain line M6.9 15.4L10 9.6L13.1 15.4
      filled spot M6.6 16.4L10 9.4L13.4 16.4Z
    train.side.front.car = tram
    tram 16x20
      line M5.2 1.5H10.8M8 1.6V4
      outline R 1.9 4 12.2 11.2 2.6
      plain line M2 9.6H14
      filled spot R 4.1 6.4 7.8 3.2 0.7
      spot O 5.4 12.4 1O 10.6 12.4 1
      line M4.6 15.6L2.8 18.5M11.4 15.6L13.2 18.5
    truck.box = box.truck
    visionpro 24x13
      outline M6.2 1.6H17.8C20.6 1.6 22.2 3.4 22.2 6.4S20.4 11.4 18 11.4C15.2 11.4 14.6 8.7 12 8.7S8.8 11.4 6 11.4C3.6 11.4 1.8 9.4 1.8 6.4S3.4 1.6 6.2 1.6Z
    """
}
