// Checks that the Markdown documents are true about files, links and commands.
import { posix } from 'node:path';

const README_MAX = 120;
const FENCE = /^```.*\n([\s\S]*?)^```/gm;
const DECISION = /^\*\*(\d+)\. /gm;
const LINK = /\]\(([^)\s]+)\)/g;
const EXTERNAL = /^[a-z]+:/;

/**
 * Returns what is wrong with the documents, one sentence each.
 *
 * @param files every file of the repository, as paths from its root
 * @param read returns the text of one of them
 */
export function brokenDocuments(files, read) {
  const repository = { paths: withFolders(files), read };
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const problems = [];
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = read(file);
    const prose = text.replace(FENCE, '');
    const found = [
      ...brokenLinks(file, prose, repository),
      ...missingFiles(codeOf(text), repository.paths),
      ...missingCommands(codeOf(text), scripts),
      ...missingExamples(codeOf(text), files),
    ];
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  problems.push(...repeatedDecisions(files, read), ...otherRust(read));
  const lines = read('README.md').split('\n').length - 1;
  if (lines > README_MAX) problems.push(`README.md: ${lines} lines, at most ${README_MAX}`);
  return problems;
}

/** Returns the paths of all files and of all folders that hold them. */
function withFolders(files) {
  const paths = new Set(files.filter((file) => file !== ''));
  for (const file of files) {
    for (let at = posix.dirname(file); at !== '.'; at = posix.dirname(at)) paths.add(at);
  }
  return paths;
}

function brokenLinks(file, prose, { paths, read }) {
  const problems = [];
  for (const [, target] of prose.matchAll(LINK)) {
    if (EXTERNAL.test(target)) continue;
    const [path, heading] = target.split('#');
    const to = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
    if (!paths.has(to)) problems.push(`the link ${target} leads nowhere`);
    else if (heading && !headings(read(to)).includes(heading))
      problems.push(`the link ${target} names a heading that does not exist`);
  }
  return problems;
}

/** Returns the anchors of all headings, as public hosts make them. */
function headings(text) {
  const lines = text.replace(FENCE, '').matchAll(/^#+ (.*)$/gm);
  return [...lines].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns all code, of blocks and of lines. */
function codeOf(text) {
  const blocks = [...text.matchAll(FENCE)].map(([, code]) => code);
  const spans = [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...blocks, ...spans];
}

/** A word names a file of ours when it begins with one of our folders. */
function missingFiles(code, paths) {
  const problems = [];
  for (const word of code.flatMap((part) => part.split(/[\s'"(),;]+/))) {
    const path = word.replace(/[/.:]+$/, '');
    const isOurs = path.includes('/') && paths.has(path.split('/')[0]);
    const isPattern = /[*{}<>…]/.test(path);
    if (isOurs && !isPattern && !paths.has(path)) problems.push(`there is no ${path}`);
  }
  return problems;
}

/** A decision is known by its number, so no two have the same one. */
function repeatedDecisions(files, read) {
  const owners = new Map();
  const problems = [];
  for (const file of files.filter((name) => /^docs\/decisions\/.*\.md$/.test(name))) {
    for (const [, number] of read(file).matchAll(DECISION)) {
      const first = owners.get(number);
      if (first) problems.push(`${file}: decision ${number} is in ${first} already`);
      else owners.set(number, file);
    }
  }
  return problems;
}

/** The README and the toolchain file name the version of Rust that Cargo asks for. */
function otherRust(read) {
  const [, version] = /^rust-version = "([\d.]+)"/m.exec(read('Cargo.toml'));
  const names = [
    ['README.md', /\[Rust\]\([^)]*\) ([\d.]+\d)/],
    ['rust-toolchain.toml', /Rust from ([\d.]+\d)/],
  ];
  return names
    .map(([file, pattern]) => [file, pattern.exec(read(file))?.[1]])
    .filter(([, named]) => named !== version)
    .map(([file, named]) => `${file}: names Rust ${named}, Cargo.toml needs ${version}`);
}

/** `cargo run -p place-facts --example search_times` runs a file of that package. */
function missingExamples(code, files) {
  return code
    .flatMap((part) => [...part.matchAll(/-p ([\w-]+) --(example|test) (\w+)/g)])
    .map(([, pack, kind, name]) => `${pack}/${kind}s/${name}`)
    .filter((path) => !files.includes(`${path}.rs`) && !files.includes(`${path}/main.rs`))
    .map((path) => `there is no ${path}.rs`);
}

function missingCommands(code, scripts) {
  const npm = new Set(['ci', 'install', 'audit', ...scripts]);
  return code
    .flatMap((part) => [...part.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)])
    .filter(([, run, name]) => !(run ? scripts.includes(name) : npm.has(name)))
    .map(([whole]) => `package.json has no command for "${whole}"`);
}
