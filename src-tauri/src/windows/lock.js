(() => {
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listen = (name, listener) =>
    addEventListener(name, listener, { capture: true, passive: false });

  for (const name of ['contextmenu', 'dragstart', 'dragover', 'drop', 'auxclick'])
    listen(name, stop);
  listen('wheel', (event) => event.ctrlKey && stop(event));

  // The engine lets a page move and shrink even a window that covers the screen.
  for (const name of ['moveTo', 'moveBy', 'resizeTo', 'resizeBy'])
    Object.defineProperty(window, name, { value: () => undefined });

  // What a person types, moves and copies with stays; everything else a browser knows is stopped.
  const EDITING = new Set([
    'a',
    'c',
    'v',
    'x',
    'z',
    'y',
    'Home',
    'End',
    'Backspace',
    'Delete',
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
  ]);
  listen('keydown', (event) => {
    const isFunctionKey = /^F\d+$/.test(event.key);
    const isCommand = event.ctrlKey || event.metaKey;
    const isEditing =
      isCommand &&
      !event.altKey &&
      EDITING.has(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    const isHistory =
      event.altKey && !isCommand && ['ArrowLeft', 'ArrowRight', 'Home'].includes(event.key);
    // AltGr reports Ctrl and Alt together and types letters such as @ and ñ.
    const types = event.getModifierState('AltGraph') && event.key.length === 1;
    if (isFunctionKey || isHistory || (isCommand && !isEditing && !types && event.key !== 'Tab'))
      stop(event);
  });
})();
