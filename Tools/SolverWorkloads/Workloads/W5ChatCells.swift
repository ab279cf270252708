extension WorkloadBuilder {
  /// Cells of a chat with texts that hug and resist: what a self-sizing table asks of a solver.
  mutating func addChatCells(_ count: Int) {
    for _ in 0..<count { addChatCell() }
  }

  private mutating func addChatCell() {
    let nameWidth = random.number(in: 60...260)
    let timeWidth = random.number(in: 30...60)
    let messageHeight = random.number(in: 18...120)
    let cell = addView()
    let avatar = addView()
    let name = addView()
    let time = addView()
    let message = addView()

    add(cell.x, equals: 0)
    add(cell.y, equals: 0)
    add(cell.width, -rootWidth, equals: 0)
    add(avatar.x, -cell.x, equals: 12)
    add(avatar.y, -cell.y, equals: 8)
    add(avatar.width, equals: 40)
    add(avatar.height, -avatar.width, equals: 0)
    add(name.x, -avatar.x, -avatar.width, equals: 8)
    add(name.y, -avatar.y, equals: 0)
    add(time.x, time.width, -cell.x, -cell.width, equals: -12)
    add(time.y, -name.y, equals: 0)
    add(time.x, -name.x, -name.width, atLeast: 8)
    add(message.x, -name.x, equals: 0)
    add(message.y, -name.y, -name.height, equals: 4)
    add(message.x, message.width, -cell.x, -cell.width, equals: -12)
    add(cell.y, cell.height, -message.y, -message.height, atLeast: 8)
    add(cell.y, cell.height, -avatar.y, -avatar.height, atLeast: 8)
    add(cell.height, equals: 0, at: 50)

    addContent(name.width, nameWidth)
    addContent(name.height, 20)
    addContent(time.width, timeWidth, resisting: 751)
    addContent(time.height, 16)
    addContent(message.height, messageHeight)
  }

  /// The two inequalities of an intrinsic extent: hugging from above, resisting compression from below.
  private mutating func addContent(_ extent: Workload.Term, _ value: Double, resisting: Int = 750) {
    add(extent, atMost: value, at: 251)
    add(extent, atLeast: value, at: resisting)
  }
}
