import type { Locator, Page } from '@playwright/test';
import { hostPages } from './hostPages.js';

interface PageParts {
  /** What fetchToken returns first; a text that begins with an exclamation mark is thrown. */
  readonly token?: string | null;
  /** Whether dialogs are drawn in the page's aside. */
  readonly dialogs?: boolean;
  /** Policy directives that allow the widget's origin. */
  readonly allowed?: readonly string[];
  /** Where the page is. Defaults to a listed origin. */
  readonly origin?: string;
}

/** Opens a page of the partner with the loader and an empty place for a widget, under a strict policy. */
export async function openEmptyPage(
  page: Page,
  { allowed = ['script-src', 'img-src', 'connect-src'], origin }: PageParts = {},
): Promise<void> {
  const pages = hostPages();
  const directives = allowed.map((directive) => `${directive} ${pages.from}`);
  pages.page = {
    policy: ["default-src 'none'", ...directives].join('; '),
    html: `<!doctype html><html lang="zh-CN"><title>合作机构</title><body><main></main>
      <aside></aside><script src="${pages.from}/embed/v1/loader.js"></script>`,
  };
  await page.goto(origin ?? pages.origin);
}

type Detail = Readonly<Record<string, unknown>>;

interface OwnEvent {
  readonly type: string;
  readonly detail: Detail;
  readonly preventDefault?: () => void;
}

interface Kept {
  readonly events: OwnEvent[];
  readonly reasons: string[];
  /** What fetchToken returns; a text that begins with an exclamation mark is thrown. */
  token: string | null;
  /** Events that the page prevents. */
  prevented: string;
  resume: () => void;
  handle: {
    readonly update: (options: object) => void;
    readonly navigate: (route: string) => void;
  };
}

type KeptWindow = Window & { kept: Kept; Huiqi: { mount(...args: unknown[]): Kept['handle'] } };

export interface OptionsPage {
  readonly widget: Locator;
  /** Runs in the page, with what it keeps. */
  readonly run: <Result>(work: (kept: Kept) => Result) => Promise<Result>;
  readonly set: (part: Partial<Pick<Kept, 'token' | 'prevented'>>) => Promise<void>;
  readonly update: (options: object) => Promise<void>;
  readonly navigate: (route: string) => Promise<void>;
  /** Details of the events of a type. */
  readonly told: (type: string) => Promise<Detail[]>;
}

/** Opens such a page and mounts a widget whose options are plain values. */
export async function openWithOptions(
  page: Page,
  options: object = {},
  parts: PageParts = {},
): Promise<OptionsPage> {
  const { token = null, dialogs = false } = parts;
  await openEmptyPage(page, parts);
  await page.evaluate(
    ([given, first, isOutside]) => {
      const own = window as unknown as KeptWindow;
      const kept = { events: [], reasons: [], token: first, prevented: '' } as unknown as Kept;
      own.kept = kept;
      kept.handle = own.Huiqi.mount('main', {
        ...given,
        ...(isOutside ? { dialogContainer: document.querySelector('aside') } : {}),
        fetchToken: ({ reason }: { reason: string }) => {
          kept.reasons.push(reason);
          if (kept.token?.startsWith('!')) throw new Error(kept.token);
          return kept.token;
        },
        onEvent: ({ type, detail: { resume, ...detail }, preventDefault }: OwnEvent) => {
          kept.events.push({ type, detail });
          if (resume) kept.resume = resume as () => void;
          if (type === kept.prevented) preventDefault?.();
        },
      });
    },
    [options, token, dialogs] as const,
  );
  const run: OptionsPage['run'] = (work) =>
    page.evaluate(`(${String(work)})(window.kept)`) as Promise<never>;
  return {
    widget: page.locator('huiqi-app'),
    run,
    set: (part) =>
      page.evaluate(
        (parts) => void Object.assign((window as unknown as KeptWindow).kept, parts),
        part,
      ),
    update: (next) =>
      page.evaluate((to) => (window as unknown as KeptWindow).kept.handle.update(to), next),
    navigate: (route) =>
      page.evaluate((to) => (window as unknown as KeptWindow).kept.handle.navigate(to), route),
    async told(type) {
      const events = await run((kept) => kept.events);
      return events.filter((event) => event.type === type).map(({ detail }) => detail);
    },
  };
}
