extension SymbolDrawings {
  /// Papers, folders, books and calendars.
  static let documents = """
    alarm 20x19
      outline O 10 10.4 6.2
      mark M10 6.8V10.8L12.4 12.3
      line M1.9 5.6Q2.6 2.7 5.4 1.7M18.1 5.6Q17.4 2.7 14.6 1.7
      line M5.4 14.8L3.6 17.5M14.6 14.8L16.4 17.5
    barometer 20x19
      outline O 10 9.5 8
      mark M6.7 12.8L13.5 6
      spot O 10 9.5 1.8O 4.9 9.5 .95O 6.4 5.9 .95O 10 4.4 .95O 15.1 9.5 .95O 13.6 13.1 .95
    book 22x17
      outline M11 3.6C8.8 2 6 1.5 2.9 1.7Q1.8 1.8 1.8 2.9V12.9Q1.8 13.9 2.9 13.9C6 13.7 8.8 14.3 11 15.4C13.2 14.3 16 13.7 19.1 13.9Q20.2 13.9 20.2 12.9V2.9Q20.2 1.8 19.1 1.7C16 1.5 13.2 2 11 3.6Z
      mark M11 3.8V15.2
    book.closed 17x20
      outline R 2 1.6 13 16.8 2.6
      mark M2.6 14.6H14.4
    bookmark 13x20
      outline M2 3.8A2.2 2.2 0 0 1 4.2 1.6H8.8A2.2 2.2 0 0 1 11 3.8V17.6Q11 18.8 10.1 18L6.5 14.8L2.9 18Q2 18.8 2 17.6Z
    books.vertical 20x17
      outline R 1.8 1.5 9 14 1.4
      mark M6.3 1.5V15.5M2 12H10.6
      outline M13.1 4.4L15.3 3.9Q15.8 3.8 15.9 4.3L18.2 13.9Q18.3 14.5 17.7 14.7L15.7 15.2Q15.1 15.3 15 14.7L12.7 5.1Q12.6 4.5 13.1 4.4Z
    calendar 20x16.5
      outline R 1.8 1.5 16.4 13.5 2.8
      mark M2 5.4H18
      spot O 8.4 8.6 .95O 11.6 8.6 .95O 14.8 8.6 .95O 5.2 11.9 .95O 8.4 11.9 .95O 11.6 11.9 .95
    calendar.day.timeline.left 20x17
      outline R 7.4 1.5 10.8 3.8 1.4R 7.4 11.7 10.8 3.8 1.4
      line M3.2 8.5H18.2M1.8 3.4H4M1.8 13.6H4
      solid O 3.2 8.5 1.9
    chart.bar 20x15
      outline R 1.8 7.9 4 5.6 .9R 8 4.7 4 8.8 .9R 14.2 1.5 4 12 .9
    chart.bar.doc.horizontal 17x20
      outline R 2.6 1.8 11.8 16.4 2.2
      spot R 5 4.9 5.4 2.4 .6R 5 8.8 7 2.4 .6R 5 12.7 3.6 2.4 .6
    chart.bar.xaxis 20x17
      line M1.8 15.5H18.2
      solid R 2.8 8 3.4 5 .8R 8.3 1.2 3.4 11.8 .8R 13.8 4.6 3.4 8.4 .8
    chart.dots.scatter 20x17
      line M1.8 1.5V13.5A2 2 0 0 0 3.8 15.5H18.2
      solid O 6.2 10.8 1.2O 7.4 6 1.2O 10.8 8.6 1.2O 12.4 3.6 1.2O 14.6 10.2 1.2O 16.8 5.8 1.2
    chart.line.uptrend.xyaxis 20x17
      line M1.8 1.5V13.5A2 2 0 0 0 3.8 15.5H18.2
      line M5.6 11L9 7.2L12 9.6L17.4 3.4
    chart.pie 19x20
      outline M8.2 5.2A6.4 6.4 0 1 0 14.6 11.6H8.2Z
      outline M11.2 2.4A6.2 6.2 0 0 1 17.4 8.6H11.2Z
    chart.xyaxis.line 20x17
      line M1.8 1.5V13.5A2 2 0 0 0 3.8 15.5H18.2
      line M5.4 10.8L8.6 4.6L12.2 10.4L17.4 4.8
    clipboard 16x20
      outline R 1.8 3.2 12.4 15.2 2.4
      front R 5.2 1.7 5.6 2.9 1.2
      room 8 11.6 7.6
    clock 20x19
      outline O 10 9.5 8
      mark M10 4.9V9.9L13.2 11.8
    clock.arrow.2.circlepath 20x18
      line M5.54 4.18A6 7.2 0 0 1 16 9V10.2M18.4 8.2L16 10.6L13.6 8.2
      line M14.46 13.82A6 7.2 0 0 1 4 9V7.8M1.6 9.8L4 7.4L6.4 9.8
      line M10 5.8V9.3L11.8 10.4
    doc 17x20
      outline M10 1.8H4.6A2 2 0 0 0 2.6 3.8V16.2A2 2 0 0 0 4.6 18.2H12.4A2 2 0 0 0 14.4 16.2V6.4Z
      mark M9.8 2V5.4A1.2 1.2 0 0 0 11 6.6H14.2
      room 8.5 12.4 7.5
    doc.append = doc.text
    doc.on.clipboard 19x20
      outline R 1.8 3.2 11 13.2 2.2
      front R 4.8 1.6 5 2.8 1.2
      front M13.2 7.8H10.4Q8.6 7.8 8.6 9.6V16.6Q8.6 18.4 10.4 18.4H15.4Q17.2 18.4 17.2 16.6V11.6Z
    doc.on.doc 20x20
      outline R 6.6 1.8 10.8 13 2
      front R 2.6 5.2 10.8 13 2
    doc.plaintext 17x20
      outline R 2.6 1.8 11.8 16.4 2.2
      mark M5.6 6H11.4M5.6 9.4H11.4M5.6 12.8H8.8
    doc.richtext 17x20
      outline R 2.6 1.8 11.8 16.4 2.2
      spot R 5.2 4.6 6.6 4.4 .9
      mark M5.8 11.8H11.2M5.8 14.8H8.6
    doc.text 18x20
      outline M11 1.8H4.6A2 2 0 0 0 2.6 3.8V16.2A2 2 0 0 0 4.6 18.2H13.4A2 2 0 0 0 15.4 16.2V6.4Z
      mark M10.8 2V5.2A1.4 1.4 0 0 0 12.2 6.6H15.2M5.8 10.6H12.2M5.8 14H12.2
    doc.text.magnifyingglass 19x20
      outline M9 1.8H3.8A2 2 0 0 0 1.8 3.8V16.2A2 2 0 0 0 3.8 18.2H11.2A2 2 0 0 0 13.2 16.2V6.2Z
      mark M8.8 2V5.2A1.2 1.2 0 0 0 10 6.4H13M4.9 10.4H6.3M4.9 14H6.3
      clear O 12.9 12.4 3.5
      cut M15.4 14.9L17.4 17
      line O 12.9 12.4 3.5M15.4 14.9L17.4 17
    doc.zipper 17x20
      outline M10 1.8H4.6A2 2 0 0 0 2.6 3.8V16.2A2 2 0 0 0 4.6 18.2H12.4A2 2 0 0 0 14.4 16.2V6.4Z
      mark M9.8 2V5.4A1.2 1.2 0 0 0 11 6.6H14.2
      spot R 6.4 3.5 2 1.7 .3R 4.4 5.6 2 1.7 .3R 6.4 7.7 2 1.7 .3R 4.8 11 3.2 4.4 1
    faxmachine 20x18
      line M6.8 7V3.1A1.6 1.6 0 0 1 8.4 1.5H13.6A1.6 1.6 0 0 1 15.2 3.1V7
      outline R 1.8 7 16.4 9.5 2.2
      mark M5.4 10.2V13.3
      spot O 9.6 10.3 .95O 12.4 10.3 .95O 15.2 10.3 .95O 9.6 13.3 .95O 12.4 13.3 .95O 15.2 13.3 .95
    folder 20x15.5
      outline M1.8 3.6A2 2 0 0 1 3.8 1.6H6.9Q7.7 1.6 8.2 2.1L10 4.4H16.2A2 2 0 0 1 18.2 6.4V11.9A2 2 0 0 1 16.2 13.9H3.8A2 2 0 0 1 1.8 11.9Z
      mark M2 4.8H9.8
      room 10 9.3 6.6
    gauge 20x19
      outline O 10 9.5 8
      mark M10 11V5.2
      spot O 10 11.4 1.7O 5.2 10.6 .95O 6.4 6.5 .95O 13.6 6.5 .95O 14.8 10.6 .95
    gauge.medium = gauge
    gauge.with.dots.needle.bottom.50percent = gauge
    hourglass 14x20
      outline M3.4 1.6V4.6C3.4 7.4 6.2 8.2 6.2 10S3.4 12.6 3.4 15.4V18.4H10.6V15.4C10.6 12.6 7.8 11.8 7.8 10S10.6 7.4 10.6 4.6V1.6Z
      line M1.9 1.6H12.1M1.9 18.4H12.1
      plain solid M4.8 17.8C4.8 15.4 6.2 14.9 7 14.2C7.8 14.9 9.2 15.4 9.2 17.8Z
    magazine 20x18
      outline R 1.8 1.5 10.2 15 2
      mark M4.8 5H9
      spot R 4.4 7.8 5 5.6 .9
      line M15.1 2.9V15.1M18.2 4.7V13.3
    memories 22x19
      line M6.22 14.51A7.8 7.8 0 1 0 4.4 9.5M1.8 7.4L4.4 10L7 7.4
      line M12.2 5V9.8L15.2 11.6
    menucard 17x20
      outline R 2 1.6 13 16.8 2.6
      mark M7 5.6H10M5.4 10H8.4M5.4 13.8H8.4
      spot O 11.6 10 .95O 11.6 13.8 .95
    note 20x18
      outline M2 4.5A3 3 0 0 1 5 1.5H15A3 3 0 0 1 18 4.5V11L12.5 16.5H5A3 3 0 0 1 2 13.5Z
      mark M12.5 16.3V12.4A1.4 1.4 0 0 1 13.9 11H17.8
    note.text 20x18
      outline M2 4.5A3 3 0 0 1 5 1.5H15A3 3 0 0 1 18 4.5V11L12.5 16.5H5A3 3 0 0 1 2 13.5Z
      mark M12.5 16.3V12.4A1.4 1.4 0 0 1 13.9 11H17.8M5.8 5.4H14.2M5.8 9H9.6
    plus.rectangle.on.folder 22x19
      outline M1.8 3.3A1.8 1.8 0 0 1 3.6 1.5H6.4Q7.2 1.5 7.7 2.1L9 4H15.4A1.8 1.8 0 0 1 17.2 5.8V11.6A1.8 1.8 0 0 1 15.4 13.4H3.6A1.8 1.8 0 0 1 1.8 11.6Z
      front R 9 8 11.2 9.5 2
      mark M14.6 10.4V15.1M12.2 12.75H17
    printer 20x18
      line M5.4 5V3.4A1.8 1.8 0 0 1 7.2 1.6H12.8A1.8 1.8 0 0 1 14.6 3.4V5
      outline R 1.8 5 16.4 8.6 2.2
      spot O 14.8 7.9 .95
      clear R 5.4 10.6 9.2 5.8 1.2
      line R 5.4 10.6 9.2 5.8 1.2
    rectangle.split.3x3 20x16
      outline R 1.8 1.5 16.4 13 2.4
      mark M2 5.8H18M2 10.2H18M7.3 1.7V14.3M12.7 1.7V14.3
    scanner 22x14
      line M2.4 4.6L18.8 1.7
      outline R 1.8 7.4 18.4 5 1.8
      mark M5 9.9H10.6
      spot O 16.8 9.9 .95
    speedometer 20x19
      line M4.2 16.5A8.2 8.2 0 1 1 15.8 16.5
      line M10 10.7L13.8 6.9
      solid O 10 10.7 1.7O 5.3 10.7 .95O 6.7 7.4 .95O 10 6 .95O 14.7 10.7 .95
    square.and.arrow.down 17x20
      line M5.3 7.4H4.3A1.8 1.8 0 0 0 2.5 9.2V16.2A1.8 1.8 0 0 0 4.3 18H8.5
      line M11.7 7.4H12.7A1.8 1.8 0 0 1 14.5 9.2V16.2A1.8 1.8 0 0 1 12.7 18H8.5
      line M8.5 1.8V13M5.3 10L8.5 13.2L11.7 10
    square.and.arrow.down.fill 18.5x20
      solid R 3 7.2 12.5 11 2
      cut M9.25 1.8V12.4M6.05 9.4L9.25 12.6L12.45 9.4
      line M9.25 1.8V12.4M6.05 9.4L9.25 12.6L12.45 9.4
    square.and.arrow.down.on.square 20x20
      line M4.8 6.8H3.8A2 2 0 0 0 1.8 8.8V12.8A2 2 0 0 0 3.8 14.8H8
      line M11.2 6.8H12.2A2 2 0 0 1 14.2 8.8V12.8A2 2 0 0 1 12.2 14.8H8
      line M8 1.6V11.2M4.8 8.2L8 11.4L11.2 8.2
      line M17.6 10.2Q18.2 10.7 18.2 11.6V16.2A2 2 0 0 1 16.2 18.2H7.6Q6.7 18.2 6.2 17.6
    square.and.arrow.up 17x20
      line M5.3 7.4H4.3A1.8 1.8 0 0 0 2.5 9.2V16.2A1.8 1.8 0 0 0 4.3 18H8.5
      line M11.7 7.4H12.7A1.8 1.8 0 0 1 14.5 9.2V16.2A1.8 1.8 0 0 1 12.7 18H8.5
      line M8.5 12.4V1.8M5.3 4.8L8.5 1.6L11.7 4.8
    square.and.arrow.up.fill 18.5x20
      solid R 3 7.2 12.5 11 2
      cut M9.25 12.4V1.8
      line M9.25 12.4V1.8M6.05 4.8L9.25 1.6L12.45 4.8
    square.and.arrow.up.on.square 20x20
      line M4.8 7.4H3.8A2 2 0 0 0 1.8 9.4V12.8A2 2 0 0 0 3.8 14.8H8
      line M11.2 7.4H12.2A2 2 0 0 1 14.2 9.4V12.8A2 2 0 0 1 12.2 14.8H8
      line M8 11.4V1.8M4.8 4.8L8 1.6L11.2 4.8
      line M17.6 10.2Q18.2 10.7 18.2 11.6V16.2A2 2 0 0 1 16.2 18.2H7.6Q6.7 18.2 6.2 17.6
    stopwatch 18x20
      outline O 9 11.4 7
      mark M9 7.4V11.4
      line M7 1.6H11M9 1.8V4.4M14.6 4.6L15.8 5.8
    tablecells 20x16
      outline R 1.8 1.5 16.4 13 2.4
      mark M2 5.7H18M2 10.1H18M7.2 5.7V14.3
    tag 20x19
      outline M2 3.6A1.8 1.8 0 0 1 3.8 1.8H9.4Q10.3 1.8 10.9 2.4L17.4 8.9Q18.4 9.9 17.4 10.9L11.4 16.9Q10.4 17.9 9.4 16.9L2.6 10.1Q2 9.5 2 8.6Z
      spot O 6 5.8 1.4
    text.book.closed 17x20
      outline R 2 1.6 13 16.8 2.6
      mark M2.6 14.6H14.4M5.8 5.8H11.2M5.8 9.4H11.2
    text.page 17x20
      outline M10 1.8H4.6A2 2 0 0 0 2.6 3.8V16.2A2 2 0 0 0 4.6 18.2H12.4A2 2 0 0 0 14.4 16.2V6.4Z
      mark M9.8 2V5.4A1.2 1.2 0 0 0 11 6.6H14.2M5.7 10.6H11.3M5.7 14H11.3
    text.page.badge.magnifyingglass = doc.text.magnifyingglass
    timer 20x19
      line M10 1.6A7.9 7.9 0 1 1 4.41 3.91
      line M10 9.5L6.6 7
      line M10 1.6V4.2
      solid O 10 9.5 1.6
    trash 17.5x20
      line M2 4.6H15.5M6 4.4V3.4A1.6 1.6 0 0 1 7.6 1.8H9.9A1.6 1.6 0 0 1 11.5 3.4V4.4
      outline M3.4 4.6L4.2 16.4A2 2 0 0 0 6.2 18.2H11.3A2 2 0 0 0 13.3 16.4L14.1 4.6Z
      mark M6.6 7.6L6.9 15.2M8.75 7.6V15.2M10.9 7.6L10.6 15.2
    """
}
