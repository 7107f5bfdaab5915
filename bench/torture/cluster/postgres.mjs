// Two PostgreSQL servers: a primary, and a standby that has every commit before it is acknowledged.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childrenOf, lastingPort } from '../../processes.mjs';

const DEBIAN = '/usr/lib/postgresql';
const NAMES = ['one', 'two'];
const DATABASE = 'new_beginnings';

const newest = () => readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0];
const program = (name) => (existsSync(DEBIAN) ? join(DEBIAN, newest(), 'bin', name) : name);

/** PostgreSQL refuses to run as root; Debian's package made a user for it. */
const isRoot = process.getuid() === 0;
const asPlainUser = (name, words) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program(name), ...words]] : [program(name), words];

/** Runs a program of PostgreSQL. Proxies of this process go on meanwhile. */
function run(name, ...words) {
  const [command, all] = asPlainUser(name, words);
  // The server that pg_ctl starts would hold a pipe open.
  const child = spawn(command, all, { cwd: '/', stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ${words.join(' ')} ended with ${code}`)),
    );
  });
}

/** Starts both; `standbys: 0` starts one server alone. */
export async function startPostgres({ standbys = 1 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nb-cluster-postgres-'));
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    chownSync(folder, uid, gid);
  }
  const servers = [];
  for (const name of NAMES.slice(0, 1 + standbys)) {
    servers.push({ name, data: join(folder, name), port: await lastingPort() });
  }
  const pair = new Pair(folder, servers);
  await pair.begin();
  return pair;
}

class Pair {
  constructor(folder, servers) {
    this.folder = folder;
    this.servers = servers;
    this.primary = servers[0];
  }

  get standby() {
    return this.servers.find((server) => server !== this.primary);
  }

  async begin() {
    const user = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'];
    await run('initdb', ...user, '--pgdata', this.primary.data);
    await this.start(this.primary);
    await this.ask(`create database ${DATABASE}`, 'postgres');
    if (!this.standby) return;
    // By name: pg_basebackup would count as a standby under "*".
    const names = NAMES.join(', ');
    await this.ask(`alter system set synchronous_standby_names = 'ANY 1 (${names})'`, 'postgres');
    await this.ask('select pg_reload_conf()', 'postgres');
    await this.follow();
  }

  async start({ name, data, port }) {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: this.folder,
      cluster_name: name,
      max_connections: 120,
      wal_keep_size: '256MB',
      wal_receiver_timeout: '5s',
      wal_sender_timeout: '5s',
      shared_buffers: '64MB',
      jit: 'off',
    };
    const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`);
    const log = `${data}.log`;
    try {
      await run('pg_ctl', 'start', '--wait', '-D', data, '-l', log, '-o', options.join(' '));
    } catch (error) {
      const said = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
      throw new Error(`${error.message}\n${said}`, { cause: error });
    }
  }

  /** Makes the server that is not the primary a new standby of it, and waits until it keeps up. */
  async follow() {
    const { data } = this.standby;
    rmSync(data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(this.primary.port), '-U', 'postgres'];
    await run('pg_basebackup', ...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast');
    await this.start(this.standby);
    const state = 'select count(*) from pg_stat_replication where sync_state = $$quorum$$';
    while ((await this.ask(state, 'postgres')) !== '1') await wait(50);
  }

  /** Kills the primary as a power cut would, and promotes the standby. */
  async promote() {
    const postmaster = Number(
      readFileSync(join(this.primary.data, 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid);
    // While nobody has asked for its end, a killed process counts as one that still uses its socket.
    for (const socket of socketsOf(this.primary.port))
      rmSync(join(this.folder, socket), { force: true });
    await run('pg_ctl', 'promote', '--wait', '-D', this.standby.data);
    this.primary = this.standby;
  }

  /** Runs a statement at the primary, and returns the text of its only value. */
  async ask(sql, database = DATABASE) {
    const place = ['-h', '127.0.0.1', '-p', String(this.primary.port), '-U', 'postgres', database];
    const asked = promisify(execFile)(program('psql'), ['-XAtqc', sql, ...place], {
      maxBuffer: 2 ** 30,
    });
    return (await asked).stdout.trim();
  }

  /** The address of the database, where the servers are reached at these ports. */
  url(ports = this.servers.map(({ port }) => port)) {
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres@${hosts}/${DATABASE}`;
  }

  stop() {
    for (const { data } of this.servers) {
      const [command, words] = asPlainUser('pg_ctl', ['stop', '-m', 'immediate', '-D', data]);
      spawnSync(command, words, { cwd: '/', stdio: 'ignore' });
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const socketsOf = (port) => [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`];

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
