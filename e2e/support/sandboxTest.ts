import { randomUUID } from 'node:crypto';
import { Sandbox } from './sandbox.js';
import { test as base } from './test.js';

/**
 * `test` with `sandbox`. Every request of the test's pages to the server carries the test's scope, so that faults and
 * limits of one test do not affect another. Pages of other origins cannot send the header: do not use it there.
 */
export const test = base.extend<{ sandbox: Sandbox }>({
  sandbox: async ({ context, server, playwright }, provide) => {
    const scope = `test-${randomUUID()}`;
    const request = await playwright.request.newContext();
    const sandbox = new Sandbox(request, server.url, scope);
    await context.setExtraHTTPHeaders({ 'X-Sandbox-Scope': scope });
    await provide(sandbox);
    await sandbox.clear();
    await request.dispose();
  },
});

export { expect } from '@playwright/test';
