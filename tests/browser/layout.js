// What is wrong with the table as it stands on the screen: one sentence for each fault.
() => {
  const faults = [];
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const shown = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length;
  const nameOf = (part) =>
    part.dataset.card
      ? `card ${part.dataset.card}`
      : part.dataset.pile || part.dataset.row || part.dataset.seat || part.innerText.trim().slice(0, 30);

  function within(inner, outer, slack) {
    return (
      inner.left >= outer.left - slack &&
      inner.top >= outer.top - slack &&
      inner.right <= outer.right + slack &&
      inner.bottom <= outer.bottom + slack
    );
  }

  // Whether the part itself is what a finger would meet there.
  function met(part, x, y) {
    const found = document.elementFromPoint(x, y);
    return !!found && part.contains(found);
  }

  const inwards = (length) => Math.max(Math.min(10, length / 5), length / 16);

  // The middle and the corners, a little inwards: corners are round. Or what shows of a picked card.
  function points({ left, right, top, bottom }, sides) {
    if (sides.picked) return [[left + (right - left) / 6, (top + bottom) / 2]];
    const dx = inwards(right - left);
    const dy = inwards(bottom - top);
    const corners = [
      [left + dx, top + dy],
      [left + dx, bottom - dy],
      [right - dx, top + dy],
      [right - dx, bottom - dy],
    ];
    return [...(sides.middle ? [[(left + right) / 2, (top + bottom) / 2]] : []), ...corners.slice(0, sides.corners)];
  }

  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  function inView(part, what, sides = { middle: true, corners: 4 }) {
    const box = part.getBoundingClientRect();
    if (!shown(part) || box.width < 1) faults.push(`${what} ${nameOf(part)} is not shown`);
    else if (!within(box, screen, 1)) faults.push(`${what} ${nameOf(part)} is not in view`);
    else if (!points(box, sides).every(([x, y]) => met(part, x, y)))
      faults.push(`something covers ${what} ${nameOf(part)}`);
  }

  function forFingers(part) {
    const { height } = part.getBoundingClientRect();
    if (height < 24) faults.push(`${nameOf(part)} is too low for a finger: ${height.toFixed(1)}`);
  }

  // In a hand, a card covers the right edge of the one before: its left side shows which it is.
  function handInView() {
    for (const card of all("[data-card]:not([inert])")) {
      const picked = card.getAttribute("aria-pressed") === "true";
      inView(card, "card", { picked, middle: false, corners: 2 });
      const { width, height } = card.getBoundingClientRect();
      if (width < 30 || height < 42) faults.push(`${nameOf(card)} is tiny: ${width} x ${height}`);
    }
  }

  function pileIsWhole(pile) {
    const tray = pile.getBoundingClientRect();
    const parts = all(".spot, .cost, .rail, .arrow, .last", pile).filter(shown);
    for (const part of parts) {
      if (!within(part.getBoundingClientRect(), tray, 3))
        faults.push(`${part.classList[0]} of ${nameOf(pile)} leaves its tray`);
    }
    const [spot] = all(".spot", pile);
    const [cost] = all(".cost", pile);
    if (spot && cost?.innerText.trim() && overlap(textBox(cost), spot.getBoundingClientRect()) > 3)
      faults.push(`the cost lies on the card of ${nameOf(pile)}`);
  }

  function textBox(part) {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  }

  function overlap(one, other) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.min(wide, high);
  }

  const LETTERS = 6; // of a name at least

  // Letters that run out of their button, and names of which hardly anything is left.
  function wordsFit() {
    for (const button of all(".room .actions button, .room .words button").filter(shown)) {
      const text = all("span:not(.hidden), b", button).concat(button).filter(shown);
      if (text.some((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline"))
        faults.push(`the words run out of ${nameOf(button)}`);
    }
    for (const name of all(".seats .name > span:last-child").filter(shown)) {
      const em = parseFloat(getComputedStyle(name).fontSize);
      const dots = name.scrollWidth > name.clientWidth && getComputedStyle(name).textOverflow === "ellipsis" ? em : 0;
      const letters = ((name.clientWidth - dots) / name.scrollWidth) * name.innerText.length;
      if (letters < Math.min(name.innerText.length, LETTERS) - 0.1) faults.push(`of ${name.innerText} too little is left`);
    }
    for (const words of all(".status p").filter(shown)) {
      const box = words.getBoundingClientRect();
      const around = (words.closest(".said") ?? words.closest(".words")).getBoundingClientRect();
      if (!within(box, screen, 1) || box.bottom > around.bottom + 2 || box.top < around.top - 2)
        faults.push(`the words are cut: ${words.innerText.slice(0, 40)}`);
    }
  }

  // A command that one meets for the first time has a line of its own, and stays within it.
  function commandsFit() {
    for (const words of all(".stranger").filter(shown)) {
      const around = words.parentElement.getBoundingClientRect();
      const { top, bottom } = textBox(words);
      if (top < around.top - 2 || bottom > around.bottom + 2) faults.push(`no room for: ${words.innerText.slice(0, 40)}`);
    }
  }

  // What is said lies below the seats, or beside them.
  function wordsBelowSeats() {
    const said = all(".room .words p, .room .note > *").filter(shown).map(textBox);
    for (const seat of all("[data-seat]").filter(shown)) {
      const box = seat.getBoundingClientRect();
      if (said.some((each) => overlap(each, box) > 3)) faults.push(`the words lie on seat ${seat.dataset.seat}`);
    }
  }

  // Beside the piles, what is said does not lie far below the seats with nothing between them.
  function filled() {
    const [seats, said, play] = [".seats", ".status", ".play"].map((part) => all(part)[0]?.getBoundingClientRect());
    if (!seats || !said || !play || play.right > seats.left + 1) return;
    const gap = said.top - seats.bottom;
    if (gap > 0.3 * innerHeight) faults.push(`${Math.round(gap)} pixels beside the piles are empty`);
  }

  function fixed() {
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth - root.clientWidth} pixels too wide`);
    if (root.scrollHeight > root.clientHeight) faults.push(`${root.scrollHeight - root.clientHeight} pixels too high`);
    for (const part of all("main, .room, .grid")) {
      if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
        faults.push(`${part.className || "main"} has more than it shows`);
    }
  }

  all("[data-pile]").forEach((pile) => inView(pile, "pile"));
  all("[data-pile]").forEach(pileIsWhole);
  all("[data-row]").forEach((row) => inView(row, "row"));
  all("[data-row]").forEach(forFingers);
  all("[data-seat]").forEach((seat) => inView(seat, "seat", { middle: true, corners: 0 }));
  all(".room .actions button").forEach((button) => inView(button, "button"));
  if (!all(".room .actions button").length) faults.push("there is nothing to do");
  if (!all("[data-card]").length) faults.push("there is no hand");
  if (!all("[data-pile], [data-row]").length) faults.push("there is nothing to play on");
  handInView();
  wordsFit();
  commandsFit();
  wordsBelowSeats();
  filled();
  fixed();
  return faults;
}
