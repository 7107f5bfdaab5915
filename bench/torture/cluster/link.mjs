// A link between a service and a server, which can be cut, halted and slowed.
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Opens a port that leads to another one on this machine. */
export async function openLink(port) {
  const state = { isCut: false, isHalted: false, delay: 0 };
  const sockets = new Set();
  const server = createServer((near) => {
    if (state.isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      // When one end closes, the other is closed too.
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      void carry(socket, other, state);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    /** Ends all connections, and refuses new ones. */
    cut() {
      state.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Passes nothing on, and ends nothing. */
    halt: () => (state.isHalted = true),
    /** Passes everything on later, in milliseconds. */
    slow: (delay) => (state.delay = delay),
    repair: () => Object.assign(state, { isCut: false, isHalted: false, delay: 0 }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Passes on what arrives, in its order. */
async function carry(from, to, state) {
  try {
    for await (const bytes of from) {
      while (state.isHalted && !to.destroyed) await wait(20);
      if (state.delay > 0) await wait(state.delay);
      if (to.destroyed) break;
      if (!to.write(bytes)) {
        await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
    }
    to.end();
  } catch {
    to.destroy();
  }
}
