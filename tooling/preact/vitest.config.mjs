import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { instances, tests } from '../../packages/components/vitest.config.ts';
import { onPreact } from '../../packages/embed/build/onPreact.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const components = here('../../packages/components');
const embed = (path) => here(`../../packages/embed/${path}`);

/** What the widget is made of. */
const features =
  'applications,calculators,captchas,companies,notices,orders,passwords,products,reports,session,uploads';
const folders = `src/{patterns,provider,ui,features/{${features}}}/**`;
const kinds = {
  unit: `${folders}/*.test.{ts,tsx}`,
  offline: `${folders}/*.offline.test.tsx`,
  stories: `${folders}/*.stories.tsx`,
};
const ofWidget = (instance) => {
  const kind = kinds[instance.name ?? ''];
  const notThere = ['src/ui/WindowedTable/**', ...(instance.exclude ?? [])];
  return kind === undefined ? [] : [{ ...instance, include: [kind], exclude: notThere }];
};

// Before what renders components is loaded.
const prepared = { test: { setupFiles: [embed('tests/asInWidget.ts')] } };

export default defineConfig({
  root: components,
  test: {
    projects: [
      mergeConfig(mergeConfig(prepared, tests(instances.flatMap(ofWidget))), {
        root: components,
        cacheDir: 'node_modules/.vite-preact',
        resolve: {
          alias: [
            ...onPreact,
            // Storybook's own events are rendered before the next statement of a story runs.
            { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
            { find: /^\.\/hydrate\.js$/, replacement: embed('tests/hydrate.ts') },
          ],
        },
        optimizeDeps: { include: ['preact', 'preact/test-utils'] },
      }),
    ],
  },
});
