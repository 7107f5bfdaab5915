// `npm run setup`: installs everything that the other commands need.
import { ensureNpmPackages, ensurePackages, ensureTool, requireLanguages } from './machine.mjs';
import { step, summary } from './steps.mjs';

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'database', 'kiosk', 'journeys'));
await step('npm packages', ensureNpmPackages);
await step('cargo-nextest and tauri-driver', () => {
  ensureTool('cargo-nextest', '0.9.143');
  ensureTool('tauri-driver', '2.1.0');
});
summary();
