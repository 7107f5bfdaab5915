/** What an attempt of a page to open something native has to report, to count as held. */
export interface Attempt {
  name: string;
  /** The text of a function that a page runs while a person presses its button. */
  script: string;
  /** What the function answers when it really ran and nothing was given. */
  held: RegExp;
}

const input = (type: string, more = '') => `() => new Promise((resolve) => {
  const it = Object.assign(document.createElement('input'), { type: '${type}' });
  ${more}
  it.oncancel = () => resolve('cancelled');
  it.onchange = () => resolve('chosen ' + it.files?.length + it.value);
  it.style.cssText = 'position:fixed;top:0;left:0';
  document.body.append(it);
  it.showPicker();
  setTimeout(() => resolve(it.type + ' shown'), 300);
})`;
const asked = (script: string) => `() => Promise.race([
  ${script},
  new Promise((resolve) => setTimeout(resolve, 3000, 'waits')),
])`;

/** What the page stays on; each function answers when the engine has dealt with it. */
export const ATTEMPTS: Attempt[] = [
  { name: 'a file chooser', script: input('file'), held: /^(cancelled|file shown)$/ },
  {
    name: 'a chooser of several files',
    script: input('file', 'it.multiple = true;'),
    held: /^(cancelled|file shown)$/,
  },
  {
    name: 'a chooser of folders',
    script: input('file', 'it.webkitdirectory = true;'),
    held: /^(cancelled|file shown)$/,
  },
  { name: 'a color chooser', script: input('color'), held: /^color shown$/ },
  ...['date', 'time', 'month', 'week', 'datetime-local'].map((type) => ({
    name: `a chooser of a ${type}`,
    script: input(type),
    // An engine that draws none of them shows a field for text.
    held: new RegExp(`^(${type}|text) shown$`),
  })),
  {
    name: 'print',
    script: `() => { let steps = ''; onbeforeprint = () => { steps += 'before'; }; print(); return 'asked ' + steps; }`,
    held: /^asked/,
  },
  {
    name: 'an alert',
    script: `() => 'closed ' + alert('Give me your password')`,
    held: /^closed undefined$/,
  },
  { name: 'a confirmation', script: `() => confirm('Really?')`, held: /^false$/ },
  { name: 'a prompt', script: `() => prompt('Password')`, held: /^null$/ },
  {
    name: 'a hundred alerts',
    script: `() => { for (let n = 0; n < 100; n += 1) alert(n); return 'all closed'; }`,
    held: /^all closed$/,
  },
  {
    name: 'a permission for notifications',
    script: asked(`Notification.requestPermission()`),
    held: /^(denied|default)$/,
  },
  {
    name: 'a notification',
    script: asked(`new Promise((resolve) => {
      const it = new Notification('Out'); it.onerror = () => resolve('refused'); it.onshow = () => resolve('shown');
    })`),
    held: /^refused$/,
  },
  {
    name: 'a permission for the place',
    script: asked(`new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(() => resolve('told'), ({ code }) => resolve('error ' + code)))`),
    held: /^error 1$/,
  },
  ...[
    ['the camera', 'video'],
    ['the microphone', 'audio'],
  ].map(([name = '', kind]) => ({
    name: `a permission for ${name}`,
    script: asked(
      `navigator.mediaDevices.getUserMedia({ ${kind}: true }).then(() => 'given', ({ name }) => name)`,
    ),
    held: /^(NotAllowedError|NotFoundError|OverconstrainedError)$/,
  })),
  {
    name: 'a choice of screens to share',
    script: asked(
      `navigator.mediaDevices.getDisplayMedia().then(() => 'given', ({ name }) => name)`,
    ),
    held: /^(NotAllowedError|InvalidAccessError|NotFoundError|OverconstrainedError)$/,
  },
  {
    name: 'the whole screen',
    script: asked(
      `document.documentElement.requestFullscreen?.().then(() => 'given', ({ name }) => name) ?? 'unknown'`,
    ),
    held: /^(TypeError|unknown)$/,
  },
  {
    name: 'the pointer',
    script: asked(`new Promise((resolve) => {
      document.onpointerlockchange = () => resolve('given');
      document.onpointerlockerror = () => resolve('refused');
      it.requestPointerLock?.() ?? resolve('asked');
    })`),
    held: /^(refused|asked)$/,
  },
  {
    name: 'a log-in of the network, in a request',
    script: asked(`fetch('/private').then(({ status }) => status, ({ name }) => name)`),
    held: /^(401|TypeError)$/,
  },
  { name: 'an empty window', script: `() => open('', '_blank')`, held: /^null$/ },
  {
    name: 'a saved file of a link',
    script: `() => { Object.assign(document.createElement('a'), { href: '/file', download: 'escape.txt' }).click(); return 'pressed'; }`,
    held: /^pressed$/,
  },
  {
    name: 'a saved file of the page itself',
    script: `() => {
      const href = URL.createObjectURL(new Blob(['x']));
      Object.assign(document.createElement('a'), { href, download: 'escape.txt' }).click();
      return 'pressed';
    }`,
    held: /^pressed$/,
  },
  ...[
    'mailto:a@example.org',
    'tel:+12115551234',
    'file:///etc/passwd',
    'intent://x#Intent;end',
  ].map((address) => ({
    name: `another program by ${address}`,
    script: `() => { Object.assign(document.createElement('a'), { href: '${address}' }).click(); return 'pressed'; }`,
    held: /^pressed$/,
  })),
  {
    name: 'a move of the window',
    script: `() => { moveTo(900, 700); resizeTo(100, 100); return 'moved'; }`,
    held: /^moved$/,
  },
  {
    name: 'a PDF in a frame',
    script: `() => { document.body.insertAdjacentHTML('beforeend', '<iframe src="/paper.pdf"></iframe><embed src="/paper.pdf"><object data="/paper.pdf"></object>'); return 'there'; }`,
    held: /^there$/,
  },
];

/** Covers all of a page that a page can cover. */
export const COVER = `() => {
  document.body.insertAdjacentHTML('beforeend', '<dialog style="position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;border:0;background:#f00">Log in here</dialog>');
  document.querySelector('dialog').showModal();
  return 'open';
}`;

/** What leads the page away: the path that the server is asked for. */
export const JOURNEYS: [name: string, script: string, path: string][] = [
  [
    'a page that does not let go',
    `() => { onbeforeunload = (event) => { event.preventDefault(); return 'stay'; }; location = '/left'; }`,
    '/left',
  ],
  ['a log-in of the network, as a page', `() => { location = '/private'; }`, '/private'],
  ['a file that no page shows', `() => { location = '/file'; }`, '/file'],
  ['a file to be saved', `() => { location = '/attachment'; }`, '/attachment'],
  ['a wrong certificate', `() => { location = 'SECURE/'; }`, 'tls'],
  ['a window of an allowed host', `() => { open('/other', '_blank'); }`, '/other'],
  ['a broken PDF', `() => { location = '/broken.pdf'; }`, '/broken.pdf'],
  ['a silent page', `() => { location = '/silent'; }`, '/silent'],
  ['a half-loaded page', `() => { location = '/half'; }`, '/half'],
];
