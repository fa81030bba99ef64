import { test as base } from '@playwright/test';
import { keepHostPages, startHostPages } from './hostPages.js';
import { startPartnerProgram, type PartnerProgram } from './partnerProgram.js';
import { TestServer } from './server.js';

/**
 * `test` with a server: one per worker, started on the sample data. `baseURL` points to it, so `page.goto('/loan')` and
 * `request.get('/healthz')` reach it. A spec may `server.kill()` (kill -9) and `server.restart()` on the same data.
 * Specs that read what others change use `test.use({ data: 'their name' })` and get a separate server; those with
 * `records` each write to their domain's tables only and share one. `partner` is the example of a partner’s site, on
 * its own origin.
 */
export const test = base.extend<
  { ownContexts: void },
  { server: TestServer; partner: PartnerProgram; data: string }
>({
  // Pages in contexts that a test opens would otherwise keep requesting during later tests.
  ownContexts: [
    async ({ browser }, provide) => {
      await provide();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  data: ['shared', { option: true, scope: 'worker' }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's names from this pattern
    async ({}, provide) => {
      const pages = await startHostPages();
      const server = await TestServer.start({ demoOrigins: [pages.origin] });
      pages.from = server.url;
      keepHostPages(pages);
      await provide(server);
      await server.stop();
      await pages.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  partner: [
    async ({ server }, provide) => {
      const partner = await startPartnerProgram(server);
      await provide(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
});

export { expect } from '@playwright/test';
