import { join } from 'node:path';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';
import type { Drawn } from './drawStories.js';

declare module 'vitest' {
  interface ProvidedContext {
    drawnStories: Record<string, Drawn>;
  }
}

/** Renders the stories in Node, in another time zone than the browser's, and provides the markup to its tests. */
export async function setup(project: TestProject): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const timeZone = process.env['TZ'];
  process.env['TZ'] = 'America/Los_Angeles';
  try {
    const { drawStories } = await server.ssrLoadModule('/tests/drawStories.tsx');
    project.provide('drawnStories', drawStories());
  } finally {
    if (timeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = timeZone;
    await server.close();
  }
}
