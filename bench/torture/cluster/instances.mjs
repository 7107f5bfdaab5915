// The instances of the service: started, killed, and started again as a supervisor of the system would.
import { setTimeout as wait } from 'node:timers/promises';
import { startService, stop } from '../../processes.mjs';

/** Waits before a start that failed is repeated, in milliseconds; systemd waits a second or more. */
const AGAIN = 500;

export class Instance {
  constructor(program, data, settings) {
    Object.assign(this, { program, data, settings });
    this.running = null;
    this.isWanted = true;
    /** Starts that failed, and ends without a signal: exit code and last words. */
    this.failures = [];
  }

  get address() {
    return this.running?.address;
  }

  /** Starts it, again and again until it is ready. */
  async start() {
    while (this.isWanted) {
      try {
        const hears = { hears: true };
        const running = await startService(this.program, this.data, this.settings, hears);
        this.running = running;
        running.child.once('exit', (code) => this.ended(running, code));
        return;
      } catch (error) {
        this.fails(error.message);
        await wait(AGAIN);
      }
    }
  }

  ended(running, code) {
    if (this.running === running) this.running = null;
    if (code === null || !this.isWanted) return;
    this.fails(`ended by itself with ${code}: ${running.said()}`);
    void this.start();
  }

  fails(why) {
    this.failures.push(why);
    process.stderr.write(`\n${why.slice(0, 500)}\n`);
  }

  /** Kills it and starts it again. Returns when it is ready. */
  async restart() {
    if (this.running) await stop(this.running.child, 'SIGKILL');
    await this.start();
  }

  async stop() {
    this.isWanted = false;
    if (this.running) await stop(this.running.child);
  }
}
