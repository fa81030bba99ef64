import { join } from 'node:path';
import type { Plugin } from 'vite';

const harness = join(import.meta.dirname, 'testStories.tsx');
const asTest = '?story-tests';

/**
 * Makes a test file of each story file, so that a path and `--changed` select what is tested. Vitest imports test files
 * with the query `browserv`; without it a story file stays unchanged.
 */
export const storyFilesAsTests: Plugin = {
  name: 'story-files-as-tests',
  resolveId: {
    order: 'pre',
    handler: (id) =>
      /\.stories\.tsx\?browserv=/.test(id) ? id.replace(/\?.*/, asTest) : undefined,
  },
  load(id) {
    if (!id.endsWith(asTest)) return undefined;
    const file = JSON.stringify(id.slice(0, -asTest.length));
    return [
      `import * as stories from ${file};`,
      `import { testStories } from ${JSON.stringify(harness)};`,
      `testStories(${file}, stories);`,
    ].join('\n');
  },
};
