import './quietReact.js';
import { beforeAll, beforeEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

const { width, height } = server.config.browser.viewport;

// All files share one page: each starts as if it had its own.
beforeAll(async () => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

// `vitest-browser-react` only registers its own in the first file that imports it.
beforeEach(cleanup);
