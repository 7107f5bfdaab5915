// Calls of the service, each from a network of its own, and what their answers were.

/** No call takes longer, however broken the cluster is. */
const LONGEST = 60_000;
const EXAMPLES = 10;

export class Calls {
  constructor(base) {
    this.base = base;
    this.statuses = {};
    /** Answers other than 2xx, 4xx or an empty 503, and calls without any. */
    this.wrong = 0;
    this.examples = [];
    this.number = 0;
  }

  /** Returns `{ status, text, json, etag }`; status 0 when there was no answer. */
  async ask(method, path, { headers = {}, body } = {}) {
    this.number += 1;
    const network = `198.18.${(this.number >> 8) & 255}.${this.number & 255}`;
    const init = { method, body, headers: { 'X-Forwarded-For': network, ...headers } };
    init.signal = AbortSignal.timeout(LONGEST);
    let answer;
    try {
      const response = await fetch(this.base + path, init);
      const etag = response.headers.get('etag');
      answer = { status: response.status, text: await response.text(), etag };
    } catch (error) {
      answer = { status: 0, text: String(error.cause ?? error) };
    }
    this.count(method, path, answer);
    return answer;
  }

  count(method, path, { status, text }) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const isFine = (status >= 200 && status < 300) || (status >= 400 && status < 500);
    if (isFine || (status === 503 && isEmpty(path, text))) return;
    this.wrong += 1;
    this.note(`${method} ${path.replace(/auth=[^&]*/, '')}: ${status} ${text.slice(0, 200)}`);
  }

  /** Keeps an example of something wrong for the report. */
  note(example) {
    if (this.examples.length < EXAMPLES) this.examples.push(example);
  }
}

/** The protocol of the database gives every error a body with one sentence. */
function isEmpty(path, text) {
  return text === '' || (path.startsWith('/users/') && /^\{"error":"[^"]*"\}\s*$/.test(text));
}

export const json = (answer) => JSON.parse(answer.text);
export const isDone = ({ status }) => status >= 200 && status < 300;
/** The call may have been carried out, or not. */
export const isUnknown = ({ status }) => status === 0 || status >= 500;
