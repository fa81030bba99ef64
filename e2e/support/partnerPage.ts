import { expect, type Page } from '@playwright/test';
import { hostPages } from './hostPages.js';

export interface PartnerPage {
  /** Value of the page's Content-Security-Policy; none when left out. */
  readonly policy?: string;
  readonly head?: string;
  readonly body?: string;
  readonly isIsolated?: boolean;
}

const loader = '<script src="/embed/v1/loader.js" defer></script>';
// The host's own script: a button that must keep responding; a strict policy would refuse it.
const own = `<button id="own" onclick="this.value = Number(this.value) + 1">本页按钮</button>`;
const widget = '<huiqi-app route="/cIGNALoan"></huiqi-app>';

interface Watched {
  readonly violations: string[];
  readonly events: string[];
  readonly failures: string[];
}

/** Records violations, uncaught failures and the widget's events from the start of each document. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (Symbol.for('watched') in window) return;
    const kept: Watched = { violations: [], events: [], failures: [] };
    // Not enumerable and by symbol: tests compare the names of the page's globals.
    Object.defineProperty(window, Symbol.for('watched'), { value: kept });
    document.addEventListener('securitypolicyviolation', (event) => {
      kept.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
    window.addEventListener('error', (event) => kept.failures.push(event.message));
    window.addEventListener('unhandledrejection', ({ reason }) =>
      kept.failures.push(String(reason)),
    );
    for (const name of ['ready', 'error', 'login-required']) {
      document.addEventListener(`huiqi:${name}`, (event) => {
        kept.events.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
  });
}

const watched = (page: Page) =>
  page.evaluate(
    () => (window as unknown as Record<symbol, Watched>)[Symbol.for('watched')] as Watched,
  );
export const violations = async (page: Page) => (await watched(page)).violations;
export const widgetEvents = async (page: Page) => (await watched(page)).events;
/** Uncaught errors and rejections. */
export const hostFailures = async (page: Page) => (await watched(page)).failures;

/** The page around the widget still works. */
export async function hostAnswers(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '本页按钮' });
  const before = await button.evaluate((element) => Number(element.getAttribute('value')));
  await button.click();
  await expect(button).toHaveAttribute('value', String(before + 1));
}

/** Address of a file of the widget, for pages of other origins. */
export const fromServer = (path: string): string => hostPages().from + path;

/**
 * A page with just the widget, on a separate origin: whatever the policy must allow, the widget needs. Script paths are
 * the server's.
 */
export async function openPartnerPage(page: Page, options: PartnerPage = {}): Promise<void> {
  const { policy, head = loader, body = widget, isIsolated = false } = options;
  await watch(page);
  const pages = hostPages();
  const rest = `${head}<body>${body}${policy === undefined ? own : ''}</body></html>`;
  pages.page = {
    policy,
    isIsolated,
    html: `<!doctype html><html lang="zh-CN"><title>合作机构</title>${rest.replaceAll('src="/embed/', `src="${pages.from}/embed/`)}`,
  };
  await page.goto(`${pages.origin}/partner.html`);
}
