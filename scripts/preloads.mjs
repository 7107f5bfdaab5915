// A part of the build: writes preloads.json, the files that a screen needs besides those of every page.
// The service names them with the page, so that a browser loads them at once and not one after another.

/** The modules that a screen waits for, by the first segment of its address. */
const SCREENS = {
  find: ['find/FinderPage.tsx', 'find/loadFind.ts', 'backend/web/places.ts'],
  places: ['find/PlacePage.tsx', 'find/loadPlace.ts', 'backend/web/places.ts'],
  resources: ['shell/ResourceLayout.tsx', 'listings/ListingPage.tsx'],
  employment: ['listings/EmploymentPage.tsx'],
  profile: ['account/ProfilePage.tsx', 'backend/web/account.ts'],
  login: ['account/LoginPage.tsx', 'backend/web/account.ts'],
  desk: ['desk/DeskPage.tsx', 'backend/web/account.ts', 'backend/web/desk.ts'],
};

/**
 * A plugin of Vite.
 * @param {(file: string) => boolean} isFirst tells the files of the first load
 */
export function preloads(isFirst) {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const holding = (module) => {
        const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        if (!file) throw new Error(`No file of the website holds ${module}.`);
        // The screen itself may be a file that only passes on what is in another.
        const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        return [file, ...own].map(({ fileName }) => fileName);
      };
      const filesOf = (modules) => {
        const found = new Set(modules.flatMap((module) => holding(`/src/${module}`)));
        for (const name of found) for (const more of bundle[name].imports) found.add(more);
        return [...found].filter((name) => !isFirst(name)).map((name) => `/${name}`);
      };
      const table = Object.entries(SCREENS).map(([screen, modules]) => [screen, filesOf(modules)]);
      const source = JSON.stringify(Object.fromEntries(table));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
