// Makes rows as copies of one person's rows. Every column that is not a key has the person's own value,
// so a later version of the tables needs no change here.
import { execFileSync } from 'node:child_process';

/** The rows that are copied: table, its owner's column, and what is different in each copy. */
const TABLES = {
  users: { owner: 'uid', keys: (sql) => ({ uid: sql.uid, email: `${sql.uid} || '@example.org'` }) },
  documents: { owner: 'uid', keys: (sql) => ({ uid: sql.uid }) },
  sessions: {
    owner: 'uid',
    keys: (sql) => ({ uid: sql.uid, family: sql.random, current: sql.random }),
  },
  files: {
    owner: 'uid',
    keys: (sql) => ({
      uid: sql.uid,
      path: `${sql.uid} || '/resumes/' || n || '.pdf'`,
      blob: `'grown' || n`,
    }),
  },
};

const PYTHON = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
rows = db.execute(sys.argv[2]).fetchall()
db.commit()
print('\\n'.join(str(row[0]) for row in rows))`;

/** A SQLite database, while no service uses it. */
export function sqliteRows(file) {
  const ask = (sql) =>
    execFileSync('python3', ['-c', PYTHON, file, sql], { encoding: 'utf8' }).trim();
  return {
    ask,
    columns: (table) => ask(`select name from pragma_table_info('${table}')`),
    series: (from, to) =>
      `(with recursive s(n) as (select ${from} union all select n + 1 from s where n < ${to}) select n from s)`,
    number: (of) => `printf('%028d', ${of})`,
    random: 'randomblob(32)',
    settle: ['analyze'],
  };
}

export function postgresRows(postgres) {
  return {
    ask: (sql) => postgres.ask(sql),
    columns: (table) =>
      postgres.ask(`select column_name from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' order by ordinal_position`),
    series: (from, to) => `generate_series(${from}, ${to}) as s(n)`,
    number: (of) => `lpad((${of})::text, 28, '0')`,
    random: 'sha256((n::text || random()::text)::bytea)',
    // What a mass of new rows leaves to do is not part of what is measured.
    settle: ['vacuum analyze', 'checkpoint'],
  };
}

/** Grows the tables to a number of copies of the rows of `uid`. */
export async function grow(database, uid, { accounts, files }) {
  for (const [table, { owner, keys }] of Object.entries(TABLES)) {
    const wanted = table === 'files' ? files : accounts;
    const known = Number(await database.ask(`select count(*) from ${table}`));
    // The files of a person are few: they go round the copied accounts, whose numbers begin with 2.
    const account = table === 'files' ? `n % ${accounts - 1} + 2` : 'n';
    const changed = keys({ uid: database.number(account), random: database.random });
    const columns = (await database.columns(table)).split('\n');
    const values = columns.map((column) => changed[column] ?? `template.${column}`);
    const template = `(select * from ${table} where ${owner} = '${uid}' limit 1) as template`;
    await database.ask(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
       from ${template}, ${database.series(known + 1, wanted)} where true on conflict do nothing`,
    );
  }
  for (const statement of database.settle) await database.ask(statement);
}
