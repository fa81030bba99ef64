import type { Page } from '@playwright/test';

export interface PartnerPage {
  /** Value of the page's Content-Security-Policy; none when left out. */
  readonly policy?: string;
  readonly head?: string;
  readonly body?: string;
}

const loader = '<script src="/embed/v1/loader.js" defer></script>';
const widget = '<huiqi-app route="/cIGNALoan"></huiqi-app>';

/** Keeps the violations and the widget's events of every document from its first moment. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    const events: string[] = [];
    Object.assign(window, { watched: { violations, events } });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
    for (const name of ['ready', 'error', 'login-required']) {
      document.addEventListener(`huiqi:${name}`, (event) => {
        events.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
  });
}

const watched = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { watched: { violations: string[]; events: string[] } }).watched,
  );
export const violations = async (page: Page) => (await watched(page)).violations;
export const widgetEvents = async (page: Page) => (await watched(page)).events;

/** A page with nothing of its own but the widget: whatever the policy must allow, the widget needs. */
export async function openPartnerPage(page: Page, options: PartnerPage = {}): Promise<void> {
  const { policy, head = loader, body = widget } = options;
  await watch(page);
  await page.route('**/partner.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="zh-CN"><title>合作机构</title>${head}<body>${body}</body></html>`,
    }),
  );
  await page.goto('/partner.html');
}
