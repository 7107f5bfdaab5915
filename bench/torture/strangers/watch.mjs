// Reads the kernel's figures of the service during the attack.
import { readFileSync } from 'node:fs';
import { childrenOf, residentMegabytes } from '../../processes.mjs';

/** Samples the memory every second until it is stopped. */
export function watch(pid) {
  const most = { children: 0, 'memory of children, MB': 0, connections: 0 };
  const look = () => {
    const children = childrenOf(pid);
    const memory = children.reduce((sum, child) => sum + residentOr0(child), 0);
    most.children = Math.max(most.children, children.length);
    most['memory of children, MB'] = Math.max(most['memory of children, MB'], Math.round(memory));
    most.connections = Math.max(most.connections, connections(pid));
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.round(residentOr0(pid))} MB `);
  };
  const timer = setInterval(look, 1000);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** Returns 0 for a child that ended meanwhile. */
function residentOr0(pid) {
  try {
    return residentMegabytes(pid);
  } catch {
    return 0;
  }
}

/** Returns the highest resident memory of the process, in MB (proc_pid_status(5)). */
export function highWaterMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024;
}

/** Counts the open connections of the service in its network namespace. */
export function connections(pid) {
  const lines = ['tcp', 'tcp6'].flatMap((table) => readTable(pid, table));
  const fields = lines.map((line) => line.trim().split(/\s+/));
  const LISTENING = '0A';
  const ports = new Set(
    fields.filter((row) => row[3] === LISTENING).map((row) => row[1].split(':')[1]),
  );
  const ESTABLISHED = '01';
  return fields.filter((row) => row[3] === ESTABLISHED && ports.has(row[1].split(':')[1])).length;
}

function readTable(pid, table) {
  try {
    return readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1);
  } catch {
    return [];
  }
}
