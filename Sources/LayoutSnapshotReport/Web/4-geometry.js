// What constraints look like is decided where the report is written. Here it is put at its place on the screen.

/// The constraints as the report tells them, with the items that they are about; empty where it tells nothing.
function withItems(constraints, nodes) {
  return (constraints || []).map(each => ({
    ...each,
    item: each.item === undefined ? null : nodes[each.item],
    toItem: each.toItem === undefined ? null : nodes[each.toItem],
  }));
}

/// Where a figure is drawn: the bars of sizes beside their view, each further out than the one before.
function placed({ ends: [x1, y1, x2, y2], below, right }, unit) {
  const away = lane => lane === undefined ? 0 : (5 + 10 * lane) * unit;
  const [dx, dy] = [away(right), away(below)];
  return { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
}
