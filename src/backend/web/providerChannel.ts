/** Runs a function after a number of milliseconds; returns a function that cancels it. */
export type Later = (task: () => void, milliseconds: number) => () => void;

/** Between the window of a provider and the page behind it. Only our own pages hear it. */
const CHANNEL = 'provider-sign-in';
/** A page that waits answers much sooner, in milliseconds. */
const PATIENCE = 5_000;

/** `query`: what a window came back with. `taken`: the state of one that a page has taken. */
type Message = { query: string } | { taken: string };

const stateOf = (query: string) => new URLSearchParams(query).get('state') ?? '';

/**
 * Waits for the window that was sent out with a state. What comes is of no use without the session,
 * which only the page behind has. Answers the way to stop.
 */
export function awaitReturn(state: string, onReturn: (query: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('query' in data) || stateOf(data.query) !== state) return;
    channel.postMessage({ taken: state });
    onReturn(data.query);
  };
  return () => channel.close();
}

/** Gives the page behind what this window came back with; answers whether there is such a page. */
export function handOver(query: string, later: Later): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      stop();
      channel.close();
      resolve(isTaken);
    };
    const stop = later(() => end(false), PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('taken' in data && data.taken === stateOf(query)) end(true);
    };
    channel.postMessage({ query });
  });
}
