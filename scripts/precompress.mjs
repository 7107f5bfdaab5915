// `node scripts/precompress.mjs DIR`: writes FILE.br and FILE.gz beside every text file of a built
// website, so that the service does not compress during a request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = process.argv[2] ?? 'dist';
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;

for (const entry of readdirSync(root, { recursive: true })) {
  const file = join(root, entry);
  // The service completes and compresses this page when it starts.
  if (!TEXT.test(file)) continue;
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
