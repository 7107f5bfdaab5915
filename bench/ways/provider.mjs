// A small identity provider: what it says of itself, and one key.
import { createServer } from 'node:http';

/** Starts it on a free port. */
export async function startProvider(publicKey) {
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const server = createServer((question, answer) => {
    const document = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    answer.end(JSON.stringify(question.url === '/keys' ? { keys: [jwk] } : document));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${server.address().port}`;
  return { issuer, close: () => server.close() };
}
