// The module graph of a Rust crate, from its `use` lines and paths: circles, and arrows that point
// from a lower layer up.
import { circles as groups } from './importGraph.mjs';
import { members } from './workspace.mjs';

/** The module path of a file under `src`: `accounts/keys.rs` is `accounts::keys`, `lib.rs` is ''. */
function moduleOf(file) {
  const name = file.replace(/\.rs$/, '').replace(/\/mod$/, '');
  return /^(lib|main)$/.test(name) ? '' : name.replaceAll('/', '::');
}

/** Text without comments, strings and the tests at the foot of a file. */
function code(text) {
  const withoutTests = text.split(/^#\[cfg\(test\)\]\s*\n(?:#\[.*\]\s*\n)*mod \w+ \{/m)[0];
  return withoutTests.replace(/\/\/.*$/gm, '').replace(/"(?:[^"\\]|\\.)*"/g, '""');
}

/** The paths of a use tree: `a::{b, c::d}` is `a::b` and `a::c::d`. */
function expanded(tree) {
  const brace = tree.indexOf('{');
  if (brace < 0) return [tree.replace(/\s+as\s+\w+/, '').trim()];
  const [head, inner] = [tree.slice(0, brace), tree.slice(brace + 1, tree.lastIndexOf('}'))];
  const parts = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at <= inner.length; at++) {
    if (inner[at] === '{') depth++;
    if (inner[at] === '}') depth--;
    if (at === inner.length || (inner[at] === ',' && depth === 0)) {
      parts.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts.filter(Boolean).flatMap((part) => expanded(head.trim() + part));
}

/** Every path of a text that begins at the crate or at a parent module, made absolute. */
function* paths(text, module) {
  const parent = (levels) => module.split('::').slice(0, -levels).join('::');
  const absolute = (path) => {
    if (path.startsWith('crate::')) return path.slice('crate::'.length);
    const levels = path.match(/^(?:super::)+/)?.[0].length / 'super::'.length;
    const rest = path.slice(levels * 'super::'.length);
    return [parent(levels), rest].filter(Boolean).join('::');
  };
  const source = code(text);
  for (const [, tree] of source.matchAll(/\buse\s+((?:crate|super)::[^;]*);/g))
    yield* expanded(tree).map(absolute);
  const inline = source.replace(/\buse\s+[^;]*;/g, '');
  for (const [path] of inline.matchAll(/\b(?:crate|super)(?:::\w+)+/g)) yield absolute(path);
}

/** The arrows between the modules of a crate: module → modules it names. `files`: path → text. */
export function moduleGraph(files) {
  const graph = new Map();
  const modules = new Set([...files.keys()].map(moduleOf));
  for (const [file, text] of files) {
    const module = moduleOf(file);
    const arrows = new Set();
    for (const path of paths(text, module)) {
      const segments = path.split('::');
      while (segments.length > 0 && !modules.has(segments.join('::'))) segments.pop();
      const found = segments.join('::');
      if (found !== '' && found !== module) arrows.add(found);
    }
    graph.set(module, arrows);
  }
  return graph;
}

/**
 * Circles between the modules of one folder, for every folder. A module and its own
 * submodules are one room: they may name each other.
 */
export function circles(graph) {
  const found = [];
  const folders = new Set(
    [...graph.keys()].flatMap((module) => {
      const segments = module.split('::');
      return segments.map((_, at) => segments.slice(0, at).join('::'));
    }),
  );
  for (const folder of folders) {
    const prefix = folder === '' ? '' : `${folder}::`;
    const room = (module) =>
      module.startsWith(prefix) ? module.slice(prefix.length).split('::')[0] : undefined;
    const rooms = new Map();
    for (const [from, arrows] of graph) {
      const start = room(from);
      if (!start || from === folder) continue;
      for (const to of arrows) {
        const end = to === folder ? undefined : room(to);
        if (!end || end === start) continue;
        if (!rooms.has(start)) rooms.set(start, new Map());
        rooms.get(start).set(end, `${from} → ${to}`);
      }
    }
    const arrowsOf = new Map([...rooms].map(([start, ends]) => [start, [...ends.keys()]]));
    for (const circle of groups(arrowsOf)) {
      const arrows = circle.flatMap((start) =>
        [...rooms.get(start)].filter(([end]) => circle.includes(end)).map(([, arrow]) => arrow),
      );
      found.push(`${folder || 'src'}: ${circle.join(', ')} (${arrows.join('; ')})`);
    }
  }
  return found;
}

/** Arrows from a module of a layer to a module of a higher one; `layers`: the highest first. */
export function upward(graph, layers) {
  const layerOf = (module) => layers.findIndex((layer) => layer.includes(module.split('::')[0]));
  const found = [];
  for (const [from, arrows] of graph)
    for (const to of arrows) {
      const [low, high] = [layerOf(from), layerOf(to)];
      if (low >= 0 && high >= 0 && high < low) found.push(`${from} → ${to}`);
    }
  return found;
}

/** The layers of the service, the highest first. A module that is not named may know any. */
const LAYERS = [
  ['serve', 'cli', 'compose'],
  ['routes'],
  ['app'],
  [
    ...['accounts', 'backup', 'contact', 'database', 'desk', 'files', 'fleet', 'listings', 'mail'],
    ...['matching', 'operations', 'page_views', 'site', 'trusted_time'],
  ],
  ['store', 'blobs'],
  ['network', 'rate_limit', 'concurrency', 'registry', 'reference', 'email_address', 'uid'],
];

/** Files that may name an HTTP status: one for each protocol, and the file of successes. */
const STATUSES = /^sync-service\/src\/routes\/(.*\/rejection|http\/success)\.rs$/;

/** Returns one sentence for each circle, each arrow upward and each file that names a status. */
export function brokenModules(files, read) {
  const sources = files.filter((file) => file.endsWith('.rs'));
  const found = [];
  for (const crate of members(read('Cargo.toml'))) {
    const folder = `${crate}/src/`;
    const own = sources.filter((file) => file.startsWith(folder));
    const graph = moduleGraph(new Map(own.map((file) => [file.slice(folder.length), read(file)])));
    found.push(...circles(graph).map((circle) => `${crate} has an import circle in ${circle}`));
    if (crate !== 'sync-service') continue;
    found.push(
      ...upward(graph, LAYERS).map((arrow) => `a lower layer knows a higher one: ${arrow}`),
    );
    found.push(
      ...own
        .filter((file) => !STATUSES.test(file) && /\bStatusCode\b/.test(code(read(file))))
        .map((file) => `${file} names an HTTP status; rejection.rs of its protocol does that`),
    );
  }
  return found;
}
