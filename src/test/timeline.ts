// jsdom tells the time, and has no marks on it. Every browser does.
if (!('mark' in performance)) {
  const mark = (name: string) => ({ name });
  Object.defineProperty(performance, 'mark', { value: mark, configurable: true, writable: true });
}
