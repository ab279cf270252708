/// The names of symbols in the sources and documents of 28 public repositories, those that are used most first.
let usedNames = """
  checkmark trash plus magnifyingglass gamecontroller xmark checkmark.circle.fill chevron.right
  ellipsis info.circle xmark.circle.fill gear square.and.arrow.up pencil exclamationmark.triangle.fill
  gamecontroller.fill chevron.forward star.fill questionmark.circle doc.on.doc arrow.clockwise
  chevron.down circle.fill xmark.circle star exclamationmark.circle arrow.counterclockwise
  ellipsis.circle checkmark.circle arrow.right exclamationmark.triangle circle folder play.fill cpu
  arrow.down.circle square.and.pencil chevron.left camera.fill house link globe network paperclip
  exclamationmark.circle.fill calendar line.3.horizontal clock.fill photo chevron.backward
  rectangle.on.rectangle play.circle.fill chevron.up plus.circle.fill keyboard square.and.arrow.down
  arrow.triangle.2.circlepath doc doc.badge.plus person.crop.circle rectangle.connected.to.line.below
  iphone plus.circle clock doc.text speaker.wave.2 opticaldisc list.bullet display safari
  line.3.horizontal.decrease arrow.down.doc rhombus infinity line.horizontal.3 gearshape
  line.3.horizontal.decrease.circle slider.horizontal.3 tortoise arrow.up.left.and.arrow.down.right
  chevron.up.chevron.down wifi internaldrive bolt.fill heart.fill number arrow.2.squarepath
  arrow.up.forward.square film desktopcomputer eject externaldrive arrow.up.circle
  arrow.right.circle.fill arrow.down.circle.fill person.2.fill bookmark pencil.circle.fill
  doc.on.clipboard arrow.up.arrow.down arrow.clockwise.icloud forward.fill largecircle.fill.circle
  bell.badge person.circle bird.circle xmark.square die.face.5 chevron.down.circle.fill person
  2.circle.fill play power checkmark.square.fill speaker.slash.fill minus.circle.fill memories timer
  minus.circle icloud.and.arrow.up pause.circle.fill person.fill clock.arrow.circlepath lock.fill hare
  icloud.slash icloud.and.arrow.down memorychip heart cpu.fill icloud paintpalette
  wrench.and.screwdriver sun.max.fill chevron.down.circle multiply.circle multiply.circle.fill
  arrow.up.forward.app camera xmark.square.fill square star.slash.fill exclamationmark.bubble
  rectangle.portrait.and.arrow.forward arrowshape.turn.up.left envelope arrowshape.turn.up.left.fill
  flag pencil.circle arrowtriangle.left square.grid.2x2 hand.point.right.fill cube.fill 1.square.fill
  arrow.up rectangle.dashed restart antenna.radiowaves.left.and.right globe.americas.fill arrow.left
  ladybug.fill testtube.2 pause.fill stop.circle bell.fill questionmark.circle.fill
  arrow.up.circle.fill minus trophy.fill rectangle.portrait.and.arrow.right hourglass textformat
  rosette plus.square.fill.on.square.fill info ladybug app.fill trash.fill book.closed
  checkmark.shield plus.square doc.text.magnifyingglass bolt.horizontal.icloud.fill book
  paintbrush.fill wrench.and.screwdriver.fill archivebox.fill square.3.layers.3d.top.filled music.note
  gearshape.2.fill pause.circle square.and.arrow.up.fill safari.fill arrow.up.doc
  arrow.up.right.square text.page.badge.magnifyingglass printer x.circle x.circle.fill
  wifi.exclamationmark bell server.rack person.crop.circle.badge.xmark eye.slash.fill repeat eye.fill
  character.book.closed folder.badge.plus diamond.fill hand.point.left uiwindow.split.2x1 tv
  eject.fill hand.thumbsup battery.100 location.fill arrow.down calendar.badge.clock eye person.3
  qrcode.viewfinder externaldrive.badge.minus
  arrowtriangle.left.and.line.vertical.and.arrowtriangle.right stop playpause arrow.triangle.branch
  phone.connection externaldrive.badge.plus shippingbox folder.badge.person.crop
  plus.arrow.trianglehead.clockwise minus.arrow.trianglehead.counterclockwise lock.rotation
  rectangle.on.rectangle.angled moon.fill speaker.wave.2.fill arrow.up.right.circle arrow.right.circle
  arrow.down.right.circle arrow.up.right.circle.fill arrow.down.right.circle.fill delete.left
  questionmark.video arrow.triangle.2.circlepath.circle.fill keyboard.fill computermouse
  computermouse.fill gear.circle gear.circle.fill minus.magnifyingglass plus.magnifyingglass app
  speaker speaker.wave.3 sun.min sun.max photo.fill exclamationmark.arrow.triangle.2.circlepath
  stethoscope icloud.fill folder.fill.badge.person.crop person.icloud tag.fill number.circle.fill
  arrow.left.circle.fill chevron.up.circle arrow.up.and.down.and.arrow.left.and.right waveform
  checklist hexagon.fill rectangle.and.pencil.and.ellipsis number.square arrow.counterclockwise.circle
  folder.fill.badge.plus terminal exclamationmark.icloud.fill circle.grid.2x2 tray.fill
  clock.badge.checkmark brain.head.profile tag ipad rectangle.portrait.and.landscape
  arrow.clockwise.circle.fill bandage shield.lefthalf.filled gauge.with.dots.needle.bottom.50percent
  gearshape.2 list.bullet.rectangle.fill bolt.horizontal.circle.fill lock.open.display wineglass
  bell.slash arrow.up.right document.on.document chevron.right.circle bolt exclamationmark bag
  folder.fill plus.square.on.square lightbulb.fill arrowshape.left arrowshape.right list.star
  square.stack arrow.triangle.2.circlepath.circle paperplane checkmark.square folder.badge.gearshape
  doc.richtext exclamationmark.shield building.2 list.bullet.rectangle.portrait bolt.horizontal.fill
  archivebox xmark.octagon.fill person.2 app.badge.fill info.circle.fill nosign globe.europe.africa
  moon lock at photo.on.rectangle newspaper.fill speaker.slash hand.raised.slash hand.raised
  bookmark.slash.fill person.fill.badge.minus person.fill.badge.plus star.slash 1.circle.fill
  3.circle.fill list.dash arrow.2.circlepath.circle wrongwaysign scissors pencil.tip.crop.circle
  doc.plaintext doc.text.viewfinder questionmark rectangle.grid.2x2.fill chevron.up.circle.fill faceid
  touchid opticid bell.badge.fill hammer.fill square.and.arrow.up.circle speaker.2.fill house.fill
  macwindow.badge.plus timelapse medal.fill hand.tap checkmark.icloud flask film.fill tortoise.fill
  switch.2 crop photo.badge.plus star.circle questionmark.diamond person.crop.square
  person.crop.circle.fill.badge.checkmark arrowshape.turn.up.forward.fill arrow.3.trianglepath
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left lifepreserver.fill
  network.badge.shield.half.filled book.circle pc rectangle.inset.filled.on.rectangle
  plus.rectangle.on.rectangle clear playpause.circle.fill command.square cursorarrow.rays pause
  externaldrive.fill.badge.person.crop character.textbox
  point.topleft.down.curvedto.point.bottomright.up play.circle text.badge.plus
  clock.arrow.2.circlepath metronome forward.end backward.end mic mic.fill platter.filled.top.iphone
  key.horizontal wave.3.right.circle building.columns square.3.layers.3d square.stack.3d.up doc.fill
  arrow.left.arrow.right barcode.viewfinder arrow.uturn.backward arrow.forward bubble.fill
  wave.3.right.circle.fill arrow.turn.down.right arrow.triangle.2.circlepath.camera chevron.compact.up
  macbook.and.iphone doc.text.fill point.bottomleft.forward.to.point.topright.filled.scurvepath cart
  """.split { $0 == " " || $0 == "\n" }.map(String.init)
