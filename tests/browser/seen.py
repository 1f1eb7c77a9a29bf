"""What a person sees on the page of a table, as questions that the page answers itself."""

# What the page shows now, as a person would say it: asked, to pass the screen on, waiting, over, or not there yet.
STATE = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const title = document.querySelector('#question')?.innerText ?? '';
  const problem = shown('.ask [role=alert]').map((each) => each.innerText).join(' ');
  const go = shown('.table-shell .ask .btn.go')[0];
  const radios = shown('.table-shell [role=radiogroup] [role=radio]');
  const state = { title, problem, mine: document.title.startsWith('●'),
    radios: radios.map((each) => each.ariaLabel ?? each.innerText),
    number: document.querySelector('.table-shell section.ask')?.dataset.number ?? '',
    bubble: shown('.bubble button').length,
    sent: radios.some((each) => each.ariaDisabled === 'true'),
    folded: shown('.table-shell [role=radiogroup] .head[aria-expanded=false]').length,
    lit: [...new Set(shown('.table-shell .touch.lit:not(.dim), .table-shell .stop:has(> .light:not(.dim))')
      .map((each) => each.dataset.piece ?? each.dataset.stop))], ready: !!go && !go.disabled, go: go?.innerText ?? '' };
  if (shown('.ask .pass').length) return { ...state, kind: 'pass' };
  if (shown('.table-shell [role=radiogroup]').length) return { ...state, kind: 'asked' };
  if (document.querySelector('.ask [data-ending]')) return { ...state, kind: 'over' };
  return { ...state, kind: title ? 'waiting' : 'loading' };
}"""

# The next press counts only for the question of this number: one that comes too late is lost, and `isLate` says so.
# A person sees that another question has come; a test that has chosen an answer by its place in the list does not.
MEANT = """(number) => {
  window.isLate = false;
  const now = () => document.querySelector('.table-shell section.ask')?.dataset.number ?? '';
  document.addEventListener('click', (press) => {
    window.isLate = now() !== number;
    if (window.isLate) press.stopImmediatePropagation();
  }, { capture: true, once: true });
}"""

# Where a person would press a thing: a point of it that nothing else covers.  Null: something covers all of it.
# "gone": there is no such thing now, or another question is put than the one of this number.
POINT = """([selector, at, number]) => {
  const asked = document.querySelector('.table-shell section.ask')?.dataset.number ?? '';
  if (number != null && asked !== number) return 'gone';
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())[at];
  if (!found) return 'gone';
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.12, 0.88]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && (hit === found || found.contains(hit))) return [x, y];
  }
  return null;
}"""

# Whether the middle of a thing is within the map that it lies on.
IN_SIGHT = """(selector) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  const map = found?.closest('svg[role=group]')?.getBoundingClientRect();
  const box = found?.getBoundingClientRect();
  return !map || (box.x + box.width / 2 > map.x && box.x + box.width / 2 < map.right &&
    box.y + box.height / 2 > map.y && box.y + box.height / 2 < map.bottom);
}"""
FARTHER = "#board .view [data-map=farther]"
FOLDED_TOOLS = "#board .view [data-map=tools][aria-expanded=false]"

# What lies over the middle of a thing.
COVER = """([selector, at]) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())[at];
  const box = found?.getBoundingClientRect();
  const over = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const start = (each) => each?.outerHTML.slice(0, 250);
  return found ? `${start(found)} ${JSON.stringify(box)} under ${start(over)}` : 'gone';
}"""

# Whether the answer has arrived: another question is put, or none, and nothing is on its way.
QUIET = """(number) => {
  const shown = (selector) => document.querySelector(`.table-shell ${selector}`);
  const sent = shown('[role=radio][aria-disabled=true]');
  return !sent && shown('#question') && (shown('.ask .pass') || shown('section.ask')?.dataset.number !== number);
}"""

# From now on the page remembers every element that is set in motion, however short the motion is.
RECORD_MOTION = """() => {
  window.movedElements = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...frames) {
    window.movedElements.push(this);
    return animate.apply(this, frames);
  };
}"""
HAS_MOVED = "(selector) => window.movedElements.some((each) => each.matches(selector))"
