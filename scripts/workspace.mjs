// The crates of this repository, as Cargo.toml lists them.

/** Returns the folders of all workspace members, from the text of the root's Cargo.toml. */
export function members(manifest) {
  const [, list] = /^members = \[([^\]]*)\]/m.exec(manifest) ?? [];
  if (!list) throw new Error('Cargo.toml lists no members');
  return [...list.matchAll(/"([^"]+)"/g)].map(([, folder]) => folder);
}
