import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';

/**
 * A partner's page of its own origin with the loader and an empty place for a widget, under a strict policy that allows the
 * widget's origin in the given directives.
 */
export async function startOptionsPage(
  widgetOrigin: () => string,
  allowed: readonly string[] = ['script-src', 'img-src', 'connect-src'],
) {
  const server = createServer((_request, response) => {
    const from = widgetOrigin();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      ["default-src 'none'", ...allowed.map((directive) => `${directive} ${from}`)].join('; '),
    );
    response.end(
      `<!doctype html><html lang="zh-CN"><title>合作机构</title><body><main></main>
      <aside></aside><script src="${from}/embed/v1/loader.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
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

/** Opens the page and mounts a widget whose options are plain values; `dialogs` has its dialogs drawn in the page's aside. */
export async function openWithOptions(
  page: Page,
  origin: string,
  options: object = {},
  { token = null, dialogs = false }: { token?: string | null; dialogs?: boolean } = {},
): Promise<OptionsPage> {
  await page.goto(origin);
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
