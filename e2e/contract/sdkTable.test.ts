import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

// docs/SDK.md says of every public method of the client's package for accounts whether it works here.

/** For another platform than browsers. */
const ELSEWHERE = ['ReactNativeAsyncStorage'];

describe('the table of the official client', () => {
  const installed = createRequire(import.meta.url).resolve('firebase/package.json');
  const declared = publicNames(join(dirname(installed), 'auth/dist/auth/index.d.ts'));
  const rows = readFileSync('docs/SDK.md', 'utf8')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, names = '', works = '']) => ({ names: namesIn(names), works }));

  test('IDN-1 it names every function, class and method of the package', () => {
    const named = new Set(rows.flatMap(({ names }) => names));
    expect(declared.wanted.size).toBeGreaterThan(75);
    expect([...declared.wanted].filter((name) => !named.has(name))).toEqual([]);
  });

  test('IDN-1 it names nothing that the package does not have', () => {
    const named = rows.flatMap(({ names }) => names);
    expect(named.filter((name) => !declared.known.has(name))).toEqual([]);
  });

  test('IDN-1 what it says works is called in the tests of the contract', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
    const own = files.filter((name) => !import.meta.filename.endsWith(name));
    const texts = own.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
    const calls = [...texts, readFileSync('e2e/sdk.ts', 'utf8')].join('\n');
    const working = rows.filter((row) => row.works === 'yes').flatMap(({ names }) => names);
    const works = working.filter((name) => declared.wanted.has(name));
    expect(works.length).toBeGreaterThan(55);
    expect(works.filter((name) => !new RegExp(`\\b${name}\\b`).test(calls))).toEqual([]);
  });
});

function namesIn(cell: string): string[] {
  const quoted = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  // `User.delete` names an interface and its method.
  return quoted.flatMap((name) => name.split('.'));
}

interface Names {
  /** Functions, classes, and the methods of interfaces. The row of a class speaks for its methods. */
  wanted: Set<string>;
  /** These, and the names of interfaces and of all that belongs to them and to classes. */
  known: Set<string>;
}

/** The names that a declaration file exports. */
function publicNames(file: string): Names {
  const program = ts.createProgram([file], {
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  const [wanted, known] = [new Set<string>(), new Set<string>()];
  for (const exported of checker.getExportsOfModule(module)) {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const is = (flags: ts.SymbolFlags) => (symbol.flags & flags) !== 0;
    if (ELSEWHERE.includes(exported.name)) continue;
    known.add(exported.name);
    if (is(ts.SymbolFlags.Function | ts.SymbolFlags.Class)) wanted.add(exported.name);
    const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const statics = is(ts.SymbolFlags.Class) ? checker.getTypeOfSymbol(symbol).getProperties() : [];
    if (!is(ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) continue;
    for (const member of [...members, ...statics]) {
      known.add(member.name);
      const isMethod = (member.flags & ts.SymbolFlags.Method) !== 0;
      if (isMethod && !is(ts.SymbolFlags.Class)) wanted.add(member.name);
    }
  }
  return { wanted, known };
}
