// The graph of imports between the files of src, e2e, bench and scripts, and what it must not contain:
// a circle, or an arrow that points up.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from './machine.mjs';

const CODE = /^(src|e2e|bench|scripts)\/.*\.(ts|tsx|mjs|js)$/;
const TEST = /\.test\.|^src\/test\//;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g;

/**
 * The folders of src from the bottom up. A file imports from its own folder and from lower layers.
 * A folder that is not named here is a screen.
 */
const SCREENS = 'screens';
const LAYERS = [
  ['generated'],
  ['placefacts'],
  ['tappedskills'],
  ['backend'],
  ['words'],
  ['dialog'],
  ['page'],
  ['places', 'notice', 'keyboard', 'tools', 'menus', 'form'],
  ['resumeanswers'],
  ['mylist', 'resumes'],
  ['cards'],
  ['resumebuilder'],
  [SCREENS, 'visit'],
  ['account', 'papers', 'savedlist'],
  ['firstdays', 'desk'],
  ['shell'],
  // The files beside the folders: the route table and the start.
  ['.'],
];

/** Returns a sentence for each wrong import of these files. */
export function brokenImports(files, read = (file) => readFileSync(join(ROOT, file), 'utf8')) {
  const graph = importGraph(
    files.filter((file) => CODE.test(file) && !TEST.test(file)),
    read,
  );
  return [
    ...circles(graph).map((circle) => `a circle of imports: ${circle.join(' → ')}`),
    ...circles(unitGraph(graph)).map((circle) => `a circle of folders: ${circle.join(' → ')}`),
    ...arrowsUp(graph),
  ];
}

/** Each file with the files of the project that it imports, types and lazy parts included. */
export function importGraph(files, read) {
  const known = new Set(files);
  const target = (from, path) => {
    const file = posix.join(dirname(from), path);
    return [file, `${file}.ts`, `${file}.tsx`].find((it) => known.has(it));
  };
  const importsOf = (file) =>
    [...read(file).matchAll(IMPORT)].map(([, path]) => target(file, path)).filter(Boolean);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** The circles of a graph: groups of nodes that all reach each other (Tarjan 1972). */
export function circles(graph) {
  const number = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    number.set(node, number.size);
    lowest.set(node, number.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!number.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== number.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group);
  };
  for (const node of graph.keys()) if (!number.has(node)) visit(node);
  return found;
}

/** The same graph between the folders of src. */
function unitGraph(graph) {
  const units = new Map();
  for (const [file, imports] of graph) {
    if (!file.startsWith('src/')) continue;
    const from = unitOf(file);
    units.set(from, [...(units.get(from) ?? []), ...imports.map(unitOf)]);
  }
  return new Map(
    [...units].map(([from, to]) => [from, [...new Set(to)].filter((it) => it !== from)]),
  );
}

function unitOf(file) {
  const [top, folder] = file.split('/');
  return top === 'src' && !folder.includes('.') ? `src/${folder}` : top;
}

function arrowsUp(graph) {
  return [...graph].flatMap(([file, imports]) => {
    const from = layerOf(file);
    if (from < 0) return [];
    return imports
      .filter((to) => unitOf(to) !== unitOf(file) && layerOf(to) >= from)
      .map((to) => `${file} imports ${to}, which is not below it`);
  });
}

function layerOf(file) {
  const [top, folder] = file.split('/');
  if (top !== 'src') return -1;
  const name = folder.includes('.') ? '.' : folder;
  const layer = LAYERS.findIndex((names) => names.includes(name));
  return layer >= 0 ? layer : LAYERS.findIndex((names) => names.includes(SCREENS));
}
