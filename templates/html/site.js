// Plays games through and sorts the list of players. Every page can be read without it.
"use strict";
(() => {
  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  const SVG = "http://www.w3.org/2000/svg";
  const square = (text) => text.charCodeAt(0) - 97 + (8 - text[1]) * 8;

  /** Sixty-four letters of FEN, empty where nobody stands; a8 is the first. */
  function placed(fen) {
    const men = [];
    for (const sign of fen.split(" ")[0].replaceAll("/", "")) for (let n = Number(sign) || 1; n > 0; n -= 1) men.push(Number(sign) ? "" : sign);
    return men;
  }

  /** The position after a move such as e7e8q. The moves were checked before they were written. */
  function after(men, move) {
    const next = men.slice();
    const [from, to] = [square(move), square(move.slice(2))];
    const man = next[from];
    const is = (letter) => man.toLowerCase() === letter;
    const own = (other) => other && (other < "a") === (man < "a");
    next[from] = "";
    if (is("k") && (Math.abs(from - to) === 2 || own(next[to]))) {
      // Castling; in Chess960 the king is written onto the rook.
      const short = to > from;
      const row = from - (from % 8);
      const rook = own(next[to]) ? to : row + (short ? 7 : 0);
      const tower = next[rook];
      next[rook] = "";
      next[row + (short ? 6 : 2)] = man;
      next[row + (short ? 5 : 3)] = tower;
      return next;
    }
    if (is("p") && from % 8 !== to % 8 && !next[to]) next[from - (from % 8) + (to % 8)] = "";
    next[to] = move[4] ? (man < "a" ? move[4].toUpperCase() : move[4]) : man;
    return next;
  }

  function draw(layer, men, move, turned) {
    layer.textContent = "";
    const put = (name, at, attributes) => {
      const place = turned ? 63 - at : at;
      const one = layer.appendChild(document.createElementNS(SVG, name));
      for (const [key, value] of Object.entries({ ...attributes, x: (place % 8) * 45, y: Math.floor(place / 8) * 45 })) one.setAttribute(key, value);
    };
    if (move) for (const at of [square(move), square(move.slice(2))]) put("rect", at, { width: 45, height: 45, class: "hl" });
    men.forEach((man, at) => man && put("use", at, { href: `#m${man}` }));
  }

  function player(article) {
    const moves = article.dataset.u ? article.dataset.u.split(" ") : [];
    const positions = [placed(article.dataset.f || START)];
    for (const move of moves) positions.push(after(positions[positions.length - 1], move));
    const [layer, caption, text] = [".men", "figcaption", ".moves"].map((it) => article.querySelector(it));
    const board = article.querySelector("figure svg");
    const last = caption.textContent;
    let at = moves.length;
    let turned = false;
    let number = "";
    const spans = [];
    const words = text.textContent.split(/([ \u00a0])/);
    text.textContent = "";
    words.forEach((word) => {
      const isNumber = /^\d+\.+$/.test(word);
      if (isNumber) number = word;
      if (isNumber || word === " " || word === "\u00a0" || spans.length === moves.length) return text.append(word);
      const span = text.appendChild(document.createElement("span"));
      span.textContent = word;
      span.title = `${number}\u00a0${word}`;
      const ply = spans.push(span);
      span.addEventListener("click", () => show(ply));
      if (!number.endsWith("...")) number = number.replace(".", "...");
    });
    const bar = article.querySelector("figure").appendChild(document.getElementById("bar").content.firstElementChild.cloneNode(true));
    function show(ply) {
      at = Math.max(0, Math.min(moves.length, ply));
      draw(layer, positions[at], moves[at - 1], turned);
      spans.forEach((span, i) => span.classList.toggle("at", i === at - 1));
      const said = at === moves.length ? last : at ? spans[at - 1].title : "";
      caption.textContent = said;
      board.setAttribute("aria-label", said || bar.querySelector("[data-go=first]").getAttribute("aria-label"));
    }
    const steps = { first: () => show(0), previous: () => show(at - 1), next: () => show(at + 1), last: () => show(moves.length) };
    steps.turn = () => {
      turned = !turned;
      bar.querySelector("[data-go=turn]").setAttribute("aria-pressed", turned);
      const names = [...article.querySelectorAll(".xy text")];
      names.forEach((name, i) => (name.textContent = i % 2 ? (turned ? i / 2 + 0.5 : 8.5 - i / 2) : "abcdefgh"[turned ? 7 - i / 2 : i / 2]));
      show(at);
    };
    bar.addEventListener("click", (event) => steps[event.target.dataset.go]?.());
    article.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
      if (!step || !event.target.closest(".bar") || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      steps[step]();
    });
  }

  function sorts(table) {
    const body = table.tBodies[0];
    const says = document.currentScript.dataset.sort;
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.title = says;
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const down = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", down < 0 ? "descending" : "ascending");
        const value = (row) => (row.cells[column].querySelector("a") || row.cells[column]).textContent.trim();
        const figure = (text) => parseFloat(text.replace("½", ".5").replace(",", "."));
        const order = (a, b) => {
          const [x, y] = [value(a), value(b)];
          // Who has nothing there comes last both ways.
          if (!x || !y) return (x ? 0 : 1) - (y ? 0 : 1);
          const [m, n] = [figure(x), figure(y)];
          return down * (isNaN(m) || isNaN(n) ? x.localeCompare(y, document.documentElement.lang) : m - n);
        };
        body.append(...[...body.rows].sort(order));
      });
    });
  }

  document.querySelectorAll("article[data-u]").forEach(player);
  document.querySelectorAll(".script").forEach((one) => (one.hidden = false));
  document.querySelectorAll("table.sorts").forEach(sorts);
})();
