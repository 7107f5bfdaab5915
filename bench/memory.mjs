// Searches the memory of processes for texts that must be gone.
//
//     node bench/memory.mjs PID TEXT…    searches the process and its descendants; prints JSON
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { childrenOf } from './processes.mjs';

const PAGE = 4096;
/** Number of pages in one look-up. */
const PAGES = 1 << 17;

/** Returns where these texts are in a process and its descendants: `pid: region: text`. */
export function inMemory(root, texts) {
  const needles = texts.flatMap((text) =>
    ['utf8', 'utf16le'].map((encoding) => ({ text, bytes: Buffer.from(text, encoding) })),
  );
  return family(root).flatMap((pid) => inProcess(pid, needles));
}

function family(root) {
  return [root, ...childrenOf(root).flatMap(family)];
}

/** Searches writable memory, which can hold typed text (proc_pid_maps(5), proc_pid_mem(5)). */
function inProcess(pid, needles) {
  const open = [];
  const opened = (name) => {
    open.push(openSync(`/proc/${pid}/${name}`, 'r'));
    return open.at(-1);
  };
  try {
    const [memory, pages] = [opened('mem'), opened('pagemap')];
    const regions = readFileSync(`/proc/${pid}/maps`, 'utf8')
      .split('\n')
      .map((line) => /^([0-9a-f]+)-([0-9a-f]+) .w.. \S+ \S+ \S+ *(.*)$/.exec(line))
      .filter(Boolean);
    return regions.flatMap(([, from, to, name]) =>
      used(pages, parseInt(from, 16), parseInt(to, 16))
        .flatMap(([at, length]) => inRun(memory, at, length, needles))
        .map((text) => `${pid}: ${name || 'memory'}: ${text}`),
    );
  } catch {
    return []; // It has ended in the meantime.
  } finally {
    open.forEach(closeSync);
  }
}

/**
 * Returns runs of pages that are in memory or swap (proc_pid_pagemap(5)). A JavaScript engine
 * reserves gigabytes and uses few of them.
 */
function used(pages, from, to) {
  const runs = [];
  for (let at = from; at < to; at += PAGES * PAGE) {
    const entries = Buffer.alloc(Math.min(PAGES, (to - at) / PAGE) * 8);
    const read = readSync(pages, entries, 0, entries.length, (at / PAGE) * 8);
    for (let entry = 0; entry < read; entry += 8) {
      if ((entries[entry + 7] & 0xc0) === 0) continue;
      const page = at + (entry / 8) * PAGE;
      const last = runs.at(-1);
      if (last && last[0] + last[1] === page) last[1] += PAGE;
      else runs.push([page, PAGE]);
    }
  }
  return runs;
}

function inRun(memory, at, length, needles) {
  const buffer = Buffer.alloc(length);
  try {
    readSync(memory, buffer, 0, length, at);
  } catch {
    return []; // Given back in the meantime.
  }
  return needles.filter(({ bytes }) => buffer.includes(bytes)).map(({ text }) => text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [root, ...texts] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(inMemory(Number(root), texts)));
}
