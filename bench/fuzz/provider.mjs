// An identity provider for the service that is fuzzed; it prints its issuer. It is a program of its own,
// because the fuzzer blocks the one that starts it.
import { generateKeyPairSync } from 'node:crypto';
import { startProvider } from '../ways/provider.mjs';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { issuer } = await startProvider(publicKey);
process.stdout.write(`${issuer}\n`);
