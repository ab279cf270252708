extension SymbolDrawings {
  /// Lists, paragraphs, letters and arithmetic.
  static let writing = """
    abc = textformat.abc
    asterisk 17x18
      line M8.5 1.8V16.2M2.3 5.4L14.7 12.6M14.7 5.4L2.3 12.6
    at 19x19
      line O 9.5 9.5 3.3M12.8 6.4V10.7A2.35 2.35 0 0 0 17.5 10.7V9.5A8 8 0 1 0 13.6 16.4
    bitcoinsign 14x20
      line M3.8 3.8V16.2M2.2 3.8H7.8C11.4 3.8 11.4 9.8 7.8 9.8H3.8M7.8 9.8C12.8 9.8 12.8 16.2 7.8 16.2H2.2
      line M5.4 1.6V3.8M8.6 1.6V3.8M5.4 16.2V18.4M8.6 16.2V18.4
    bold 14x18
      solid M2 2h5.6a3.9 3.9 0 0 1 2.6 6.6a4 4 0 0 1-2.2 7.4h-6ZM5 4.6v2.8h2.3a1.4 1.4 0 0 0 0-2.8ZM5 10.2v3.2h2.8a1.6 1.6 0 0 0 0-3.2Z
    bold.italic.underline 25x16
      text B 5.4 12.4 13.6
      line M14.2 3.2L11.6 11.6M17 3.2V7.4A3 3 0 0 0 23 7.4V3.2M16.8 14.2H23.2
    character 17x18
      line M2.4 15.8L8.5 2.2L14.6 15.8M4.6 10.9H12.4
    character.book.closed 17x20
      outline R 2 1.6 13 16.8 2.6
      mark M2.6 14.6H14.4M5.2 11.3L8.5 4.8L11.8 11.3M6.4 9.1H10.6
    character.cursor.ibeam 20x17
      line M1.8 13.6L5.9 3.8L10 13.6M3.3 10.2H8.5
      line M12.8 1.8C14.4 1.8 15.4 2.4 15.4 3.6C15.4 2.4 16.4 1.8 18 1.8M15.4 3.6V13.4
      line M12.8 15.2C14.4 15.2 15.4 14.6 15.4 13.4C15.4 14.6 16.4 15.2 18 15.2
    character.textbox 22x16
      outline R 1.8 1.5 18.4 13 2.6
      mark M7.2 11.6L11 4.6L14.8 11.6M8.6 9.2H13.4
    checklist 20x16
      line M2 3.2L3.5 4.7L6.2 1.6M2 8.3L3.5 9.8L6.2 6.7M2 13.4L3.5 14.9L6.2 11.8
      line M9.8 3.2H18M9.8 8.2H18M9.8 13.2H18
    command 19x19
      line M6.7 4.2a2.5 2.5 0 1 0-2.5 2.5h10.6a2.5 2.5 0 1 0-2.5-2.5v10.6a2.5 2.5 0 1 0 2.5-2.5h-10.6a2.5 2.5 0 1 0 2.5 2.5Z
    control 18x11
      line M2.6 8.6L9 2.2L15.4 8.6
    curlybraces 20x17
      line M7.4 2c-2.2 0-2.8 1-2.8 2.8v1.4c0 1.4-.6 2.3-2.2 2.3c1.6 0 2.2 .9 2.2 2.3v1.4c0 1.8 .6 2.8 2.8 2.8
      line M12.6 2c2.2 0 2.8 1 2.8 2.8v1.4c0 1.4 .6 2.3 2.2 2.3c-1.6 0-2.2 .9-2.2 2.3v1.4c0 1.8-.6 2.8-2.8 2.8
    cursorarrow 14x20
      outline M2.2 2.2V15.4L5.6 12.6L7.7 17.8L10.7 16.5L8.6 11.5H12.4Z
    cursorarrow.click 18x20
      outline M7 8.1q-.2-.7 .4-.4l8.6 3.8q.6 .3-.1 .5l-3.4 1.4q-.7 .2-1 .8l-1.4 3.8q-.3 .6-.5-.1Z
      line M11.6 4.6A5.2 5.2 0 1 0 4.6 11.6
    cursorarrow.rays 20x20
      outline M7.6 8.1q-.2-.7 .5-.5l9.2 3.4q.7 .2 0 .4l-3.6 1.4q-.7 .2-.9 .9l-1.4 3.6q-.2 .7-.4 0Z
      line M7.6 1.8V4M1.8 7.6H4M3.5 3.5L5 5M11.7 3.5L10.2 5M3.5 11.7L5 10.2
    decrease.indent 20x15
      line M2 1.8H18M9.8 5.6H18M9.8 9.4H18M2 13.2H18
      solid M6 4.4L1.6 7.5L6 10.6Z
    delete.left 22x17
      outline M6.4 2.9q.8-.9 2-.9h9.4q2.4 0 2.4 2.4v8.2q0 2.4-2.4 2.4h-9.4q-1.2 0-2-.9l-4.1-4.7q-.8-.9 0-1.8Z
      mark M10.4 5.7L16 11.3M16 5.7L10.4 11.3
    delete.right 22x17
      outline M15.6 2.9q-.8-.9-2-.9h-9.4q-2.4 0-2.4 2.4v8.2q0 2.4 2.4 2.4h9.4q1.2 0 2-.9l4.1-4.7q.8-.9 0-1.8Z
      mark M11.6 5.7L6 11.3M6 5.7L11.6 11.3
    divide 18x17
      line M2 8.5H16
      solid O 9 2.8 1.7O 9 14.2 1.7
    dollarsign 12x20
      line M10 6.2c-.4-1.8-1.8-2.6-4-2.6s-3.7 1.1-3.7 3c0 4.6 7.7 2.3 7.7 6.8c0 2-1.7 3.1-4 3.1s-3.7-.9-4.1-2.7
      line M6 1.5V18.5
    equal 18x11
      line M2 2.6H16M2 8.4H16
    escape 19x19
      line M9.2 3.6A6.9 6.9 0 1 1 3.6 9.2M11 11L2 2M2 6.4V2H6.4
    eurosign 15x18
      line M13 4C12 2.7 10.8 2 9.2 2C6 2 4 5 4 9S6 16 9.2 16C10.8 16 12 15.3 13 14M1.8 7.3H10.4M1.8 10.7H10.4
    function 17x18
      line M9.6 2.6C7.6 1.8 6.4 2.8 6 5L4.4 13.2C4 15.4 3.4 16.2 1.9 16.1M2.8 7H9
      line M10 9.8L15 15.8M15 9.8L10 15.8
    greaterthan 16x17
      line M2.3 2.2L13.7 8.5L2.3 14.8
    hand.draw 20x18
      outline M5 3.4a1.7 1.7 0 0 1 3.4 0v5.6l4.2 .8a2.6 2.6 0 0 1 2 3l-.4 1.6a2.6 2.6 0 0 1-2.5 2h-3.1a3 3 0 0 1-2.3-1.1l-3.9-4.3a1.5 1.5 0 0 1 2.2-2l.4 .4Z
      line M11.6 3.2C12.8 1 14.8 1.4 14.2 3.4C13.6 5.2 12.8 6.8 14.4 7C16 7.2 17 6 18 4.6
    highlighter 20x18
      outline M12.4 2.2q.5-.7 1.1-.1l4.2 4.2q.6 .6-.1 1.1l-6.3 4.3q-.7 .5-1.3-.1l-1.8-1.8q-.6-.6-.1-1.3Z
      solid M6 10.8L9 13.8L8.6 14.2H3.2Z
      line M2 16.4H18
    increase.indent 20x15
      line M2 1.8H18M9.8 5.6H18M9.8 9.4H18M2 13.2H18
      solid M2 4.4L6.4 7.5L2 10.6Z
    indianrupeesign 14x18
      line M2.2 2H11.8M2.2 6H11.8M4.6 2C10.2 2 10.2 10 4.6 10H2.2L9.4 16.2
    italic 13x18
      line M6.2 2.2H11.2M1.8 15.8H6.8M8.7 2.2L4.3 15.8
    keyboard 20x13.5
      outline R 1.8 1.6 16.4 10.3 2.2
      spot O 5.2 5 .9O 8.4 5 .9O 11.6 5 .9O 14.8 5 .9
      mark M6.4 8.7H13.6
    keyboard.chevron.compact.down 20x17
      outline R 1.8 1.5 16.4 9 2.2
      spot O 5.2 4.6 .9O 8.4 4.6 .9O 11.6 4.6 .9O 14.8 4.6 .9
      mark M6.4 7.6H13.6
      line M6.2 13.6L10 15.5L13.8 13.6
    lasso 20x19
      line E 10 7.3 8.1 5.6
      clear O 5.4 13 1.8
      line O 5.4 13 1.8M5.6 14.8C5.6 16.6 7.4 17.6 9.8 17.2
    lessthan 16x17
      line M13.7 2.2L2.3 8.5L13.7 14.8
    line.3.horizontal 20x10
      line M2.2 1.6H17.8M2.2 5H17.8M2.2 8.4H17.8
    line.3.horizontal.decrease 20x11.5
      line M2 1.6H18M5 5.75H15M8 9.9H12
    line.horizontal.3 = line.3.horizontal
    line.horizontal.3.decrease = line.3.horizontal.decrease
    list.bullet 20x15
      solid O 3 2.5 1.5O 3 7.5 1.5O 3 12.5 1.5
      line M7.6 2.5H18M7.6 7.5H18M7.6 12.5H18
    list.bullet.clipboard 16x20
      outline R 1.8 3.2 12.4 15.2 2.4
      spot O 5 9 .9O 5 12 .9O 5 15 .9
      mark M8 9H11.2M8 12H11.2M8 15H11.2
      front R 5.2 1.7 5.6 2.9 1.2
    list.bullet.indent 20x15
      solid O 3 2.5 1.5O 6.6 7.5 1.5O 6.6 12.5 1.5
      line M7.6 2.5H18M11.2 7.5H18M11.2 12.5H18
    list.bullet.rectangle 20x16
      outline R 1.8 1.5 16.4 13 2.6
      spot O 5.2 4.8 .9O 5.2 8 .9O 5.2 11.2 .9
      mark M8.6 4.8H14.8M8.6 8H14.8M8.6 11.2H14.8
    list.bullet.rectangle.portrait 17x20
      outline R 2 1.6 13 16.8 2.6
      spot O 5.2 5.9 .9O 5.2 10 .9O 5.2 14.1 .9
      mark M8.4 5.9H11.8M8.4 10H11.8M8.4 14.1H11.8
    list.dash 20x15
      line M2 2.5H4.4M2 7.5H4.4M2 12.5H4.4M8 2.5H18M8 7.5H18M8 12.5H18
    list.number 20x17
      text 1 3.2 5.1 6.2
      text 2 3.2 10.7 6.2
      text 3 3.2 16.3 6.2
      line M8.4 2.9H18M8.4 8.5H18M8.4 14.1H18
    list.star 20x16
      solid M3.6 0.3L4.3 2L6.1 2.1L4.7 3.3L5.1 5L3.6 4.1L2.1 5L2.5 3.3L1.1 2.1L2.9 2Z
      solid M3.6 5.5L4.3 7.2L6.1 7.3L4.7 8.5L5.1 10.2L3.6 9.3L2.1 10.2L2.5 8.5L1.1 7.3L2.9 7.2Z
      solid M3.6 10.7L4.3 12.4L6.1 12.5L4.7 13.7L5.1 15.4L3.6 14.5L2.1 15.4L2.5 13.7L1.1 12.5L2.9 12.4Z
      line M8.8 2.9H18M8.8 8H18M8.8 13.1H18
    list.triangle 20x15
      solid M1.6 .8L4.8 2.5L1.6 4.2ZM1.6 5.8L4.8 7.5L1.6 9.2ZM1.6 10.8L4.8 12.5L1.6 14.2Z
      line M8 2.5H18M8 7.5H18M8 12.5H18
    number 18x19
      line M7.2 2L5 17M13 2L10.8 17M2.6 6.8H16.2M1.8 12.2H15.4
    option 20x16
      line M1.8 2.8H6.6L13.4 13.2H18.2M11.8 2.8H18.2
    paragraphsign 15x20
      solid M8.2 1.2H6A5 5 0 0 0 6 11.2H8.2Z
      line M6 2H13.2M8.2 2V18.2M12 2V18.2
    percent 18x18
      line M14.4 2.8L3.6 15.2O 4.7 5 2.7O 13.3 13 2.7
    plusminus 18x19
      line M9 1.8V12.2M2.4 7H15.6M2.4 16.8H15.6
    quote.closing 18x14
      solid O 5 4.6 3.4M8.4 4.6C8.4 9 6.2 11.4 2.4 12.6L1.7 11C4 10 5 8.8 5.2 7Z
      solid O 13.2 4.6 3.4M16.6 4.6C16.6 9 14.4 11.4 10.6 12.6L9.9 11C12.2 10 13.2 8.8 13.4 7Z
    quote.opening 18x14
      solid O 4.8 9.4 3.4M1.4 9.4C1.4 5 3.6 2.6 7.4 1.4L8.1 3C5.8 4 4.8 5.2 4.6 7Z
      solid O 13 9.4 3.4M9.6 9.4C9.6 5 11.8 2.6 15.6 1.4L16.3 3C14 4 13 5.2 12.8 7Z
    scribble 20x19
      line M2.2 5.4C4.4 2.8 8.2 1 9 2.4C10 4.4 2.4 10.8 3.6 12.2C5 13.8 13.4 3.2 15 4.8
      line M15 4.8c1.6 1.6-8 9.8-6.6 11.4c1.4 1.6 6.6-5.6 8-4.4c1 1-2.2 3.4-1.4 4.6c.6 .8 2 .2 2.8-.6
    shift 19x18
      outline M8.9 2.1q.6-.6 1.2 0l6.7 6.9q.6 .6-.2 .6h-2.8q-.8 0-.8 .8v5q0 .8-.8 .8h-5.4q-.8 0-.8-.8v-5q0-.8-.8-.8h-2.8q-.8 0-.2-.6Z
    signature 22x16
      line M2 14H20M2.6 9.8C6 8.8 9.6 5 8.8 2.8C8.2 1.2 5.8 3 5.6 7C5.5 9.6 7 10.6 8.6 9
      line M8.6 9C9.8 7.8 10.4 6.4 11.2 6.4C12.2 6.4 11.2 9.6 12.4 9.6C13.6 9.6 14 7.2 15 7.2
      line M15 7.2C16 7.2 15.6 9.4 17 9.4C18 9.4 18.8 8.8 19.8 8
    slider.horizontal.3 20x17
      line O 6.6 3.4 1.9O 13.4 8.5 1.9O 6.6 13.6 1.9
      line M2 3.4H4.7M8.5 3.4H18M2 8.5H11.5M15.3 8.5H18M2 13.6H4.7M8.5 13.6H18
    slider.horizontal.below.rectangle 20x18
      outline R 1.8 1.5 16.4 8 2.2
      line O 7 14.5 1.9M2 14.5H5.1M8.9 14.5H18
    slider.vertical.3 19x18
      line O 3.8 11.8 1.9O 9.5 6.2 1.9O 15.2 11.8 1.9
      line M3.8 2V9.9M3.8 13.7V16M9.5 2V4.3M9.5 8.1V16M15.2 2V9.9M15.2 13.7V16
    sterlingsign 15x18
      line M12.2 5C11.8 3 10.6 2 8.8 2C6.4 2 5.2 3.6 5.2 6C5.2 9 6.4 13.6 3 16H12.8M2.4 9.4H10
    strikethrough 18x18
      line M13.4 5C12.9 3 11.3 2 9 2S4.7 3.2 4.7 5.2C4.7 5.6 4.8 6 4.9 6.3
      line M4.6 13C5.1 15 6.7 16 9 16S13.3 14.8 13.3 12.8C13.3 12.4 13.2 12 13.1 11.7M1.8 9H16.2
    sum 15x19
      line M12.8 4.4V2H2.2L8.4 9.5L2.2 17H12.8V14.6
    terminal 20x16
      outline R 1.8 1.5 16.4 13 2.6
      mark M5.2 5L8 7.8L5.2 10.6M10 10.8H14
    text.aligncenter 20x15
      line M2 1.8H18M5 5.6H15M2 9.4H18M5 13.2H15
    text.alignleft 20x15
      line M2 1.8H18M2 5.6H12M2 9.4H18M2 13.2H12
    text.alignright 20x15
      line M2 1.8H18M8 5.6H18M2 9.4H18M8 13.2H18
    text.append 20x17
      line M2 2H18M2 6.2H18M2 10.4H8M2 14.6H8M14.4 9.2V15.6M11.2 12.4H17.6
    text.badge.plus = text.append
    text.insert 20x17
      line M2 2H18M2 15H18M5.2 5.3V11.7M2 8.5H8.4M12 6.6H18M12 10.4H18
    text.justify 20x15
      line M2 1.8H18M2 5.6H18M2 9.4H18M2 13.2H18
    text.justifyleft = text.alignleft
    text.quote 20x15
      line M2.2 1.8V13.2M6.8 1.8H18M6.8 7.5H18M6.8 13.2H13.4
    textformat 22x15
      text Aa 11 13 15
    textformat.123 22x13
      text 123 11 10.2 10.5
    textformat.abc 22x13
      text abc 11 10.4 11
    textformat.alt 22x15
      text aA 11 13 15
    textformat.size 22x17
      text A 4.8 14.4 9.5
      text A 15 14.4 16
    underline 15x20
      line M3 2V8.8A4.5 4.5 0 0 0 12 8.8V2M2.2 17.8H12.8
    x.squareroot 20x17
      line M1.8 9.4H4L6.4 15L9 2.2H18.2M11.4 7.2L16.6 13.8M16.6 7.2L11.4 13.8
    yensign 15x18
      line M2.4 2L7.5 9L12.6 2M7.5 9V16.2M3.4 9H11.6M3.4 12.5H11.6
    """
}
