(() => {
  // The engine's own list of choices is a window of its own, which this program refuses. Our screens
  // say by variables how high it lies and how much room is left for "Leave now".
  const ROW =
    'min-height:48px;padding:12px 20px;font-family:inherit;font-size:1em;line-height:1.2;cursor:pointer;';
  /** Pixels that a finger moves in a tap; a longer way is a drag. */
  const SLOP = 10;
  const DIALOG = 'dialog[open],[aria-modal="true"]';
  let shown;

  const isDropDown = (it) =>
    it instanceof HTMLSelectElement && !it.multiple && it.size < 2 && !it.matches(':disabled');
  const made = (name, style, role) => {
    const it = document.createElement(name);
    it.style.cssText = `all:initial;display:block;box-sizing:border-box;${style}`;
    if (role) it.setAttribute('role', role);
    return it;
  };

  const close = (returnsFocus = true) => {
    if (!shown) return;
    const { host, select, changes } = shown;
    shown = undefined;
    changes.disconnect();
    host.remove();
    if (returnsFocus) select.focus();
  };
  const dialogsNow = () => [...document.querySelectorAll(DIALOG)];
  /** The list goes with its field, and makes room for a dialog such as the warning before a visit ends. */
  const closeIfOver = () => {
    if (!shown) return;
    const isNew = (it) => !shown.dialogs.includes(it);
    if (!shown.select.isConnected || dialogsNow().some(isNew)) close(false);
  };
  const choose = (option) => {
    const { select } = shown;
    const isNew = !option.selected;
    option.selected = true;
    close();
    if (!isNew) return;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const mark = (at) => {
    const { rows, list } = shown;
    shown.at = Math.max(0, Math.min(at, rows.length - 1));
    rows.forEach(({ row }, index) => {
      const isMarked = index === shown.at;
      row.style.background = isMarked ? '#0b4a43' : '#fff';
      row.style.color = isMarked ? '#fff' : '#000';
      row.setAttribute('aria-selected', String(isMarked));
      if (!isMarked) return;
      list.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    });
  };

  const rowsOf = (select, list) => {
    const rows = [];
    let group;
    for (const option of select.options) {
      if (option.hidden || getComputedStyle(option).display === 'none') continue;
      const parent = option.parentElement;
      if (parent instanceof HTMLOptGroupElement && parent !== group) {
        const heading = made('div', `${ROW}color:#444;font-weight:bold`);
        heading.textContent = parent.label;
        list.append(heading);
      }
      group = parent;
      const row = made('div', ROW, 'option');
      row.id = `choice-${rows.length}`;
      row.textContent = option.label || option.text || '\u2014';
      list.append(row);
      if (option.disabled || parent?.disabled) {
        row.setAttribute('aria-disabled', 'true');
        row.style.color = '#767676';
        continue;
      }
      row.addEventListener('click', () => choose(option));
      rows.push({ row, option });
    }
    return rows;
  };

  const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -1e6, End: 1e6 };
  const onKey = (event) => {
    event.stopPropagation();
    if (event.key !== 'Shift') event.preventDefault();
    const step = STEPS[event.key];
    if (step) mark(shown.at + step);
    else if (event.key === 'Enter' || event.key === ' ') choose(shown.rows[shown.at].option);
    // In a window of outside pages Escape never comes here: it leads back to our screens.
    else if (event.key === 'Tab' || event.key === 'Escape') close();
    else if (event.key.length === 1) {
      const starts = ({ option }) =>
        option.text.trim().toLowerCase().startsWith(event.key.toLowerCase());
      const next = shown.rows.findIndex((it, index) => index > shown.at && starts(it));
      mark(next >= 0 ? next : Math.max(0, shown.rows.findIndex(starts)));
    }
  };

  /**
   * Scrolls the list with a finger that a touchscreen reports as a mouse. The press that ends such a
   * drag chooses nothing. Where the engine gets touches, it scrolls by itself and sends no moves.
   */
  const scrollByDragging = (host, list) => {
    let from;
    list.addEventListener('mousedown', ({ target, clientY, button }) => {
      // The list itself is pressed on its scroll bar only.
      if (button !== 0 || target === list) return;
      from = { y: clientY, top: list.scrollTop, isDrag: false };
    });
    host.addEventListener('mousemove', ({ clientY, buttons }) => {
      if (!from || !(buttons & 1)) return;
      from.isDrag ||= Math.abs(clientY - from.y) > SLOP;
      if (from.isDrag) list.scrollTop = from.top + from.y - clientY;
    });
    list.addEventListener(
      'click',
      (event) => {
        if (from?.isDrag) event.stopPropagation();
        from = undefined;
      },
      { capture: true },
    );
  };

  const open = (select) => {
    close();
    const host = made('div', 'position:fixed;inset:0;z-index:var(--choices-layer,2147483647)');
    host.dataset.choices = '';
    const back = made(
      'div',
      'position:absolute;inset:0 0 var(--choices-bottom,0px);background:rgba(0,0,0,.4)',
    );
    const list = made(
      'div',
      'position:absolute;inset:0;margin:auto;width:min(640px,90vw);height:fit-content;' +
        'max-height:86%;overflow:auto;background:#fff;border:3px solid #0b4a43;outline:0;' +
        `font-size:max(22px,${getComputedStyle(select).fontSize})`,
      'listbox',
    );
    list.style.fontFamily = getComputedStyle(select).fontFamily;
    const name = select.getAttribute('aria-label') ?? select.labels?.[0]?.innerText ?? '';
    if (name) list.setAttribute('aria-label', name);
    list.tabIndex = 0;
    const rows = rowsOf(select, list);
    if (rows.length === 0) return;
    back.append(list);
    host.attachShadow({ mode: 'closed' }).append(back);
    const changes = new MutationObserver(closeIfOver);
    shown = { select, host, list, rows, changes, dialogs: dialogsNow(), at: 0 };
    list.addEventListener('keydown', onKey);
    scrollByDragging(host, list);
    back.addEventListener('mousedown', (event) => {
      event.stopPropagation();
      // The list keeps the focus. A press on the list itself is one on its scroll bar.
      if (event.target !== list) event.preventDefault();
      if (event.target === back) close();
    });
    // Everything outside of a modal dialog is out of reach.
    (select.closest(DIALOG) ?? document.body).append(host);
    changes.observe(document, { childList: true, subtree: true });
    list.focus();
    mark(rows.findIndex(({ option }) => option.selected));
  };

  const take = (event, select) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    open(select);
  };
  addEventListener(
    'mousedown',
    (event) => {
      const [target] = event.composedPath();
      const select = target instanceof Element ? target.closest('select') : undefined;
      if (event.button === 0 && isDropDown(select)) take(event, select);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      const [target] = event.composedPath();
      const opens = [' ', 'ArrowDown', 'ArrowUp'].includes(event.key);
      if (opens && !event.ctrlKey && isDropDown(target)) take(event, target);
    },
    { capture: true },
  );
  HTMLSelectElement.prototype.showPicker = function showPicker() {
    if (isDropDown(this) && navigator.userActivation?.isActive !== false) open(this);
  };
})();
