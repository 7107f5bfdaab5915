import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { fetchShownFile } from '../backend/kiosk/shownFile';
import { viewer } from '../words/viewer';
import './viewer.css';

/** Pages that are drawn at most, and how sharp. */
const PAGES_MAX = 30;
const SCALE = 2;

// The kiosk's viewer: draws the file that the program holds in memory. No script of a PDF runs.
GlobalWorkerOptions.workerSrc = workerAddress;
const place = document.getElementById('pages');

async function show(): Promise<void> {
  const data = await fetchShownFile();
  const file = await getDocument({ data, disableFontFace: true, enableXfa: false }).promise;
  for (let number = 1; number <= Math.min(file.numPages, PAGES_MAX); number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', await wordsOf(page));
    place?.append(canvas);
    await page.render({ canvas, viewport }).promise;
  }
}

/** What a page says, for who cannot see it. WebKit cannot iterate over a stream, so it is read. */
async function wordsOf(page: { streamTextContent(): ReadableStream }): Promise<string> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{
    items: object[];
  }>;
  const words: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return words.join(' ');
    words.push(...value.items.map((item) => ('str' in item ? String(item.str) : '')));
  }
}

show().catch(() => {
  const text = document.createElement('p');
  text.textContent = `${viewer.failed.en} ${viewer.failed.es}`;
  place?.append(text);
});
