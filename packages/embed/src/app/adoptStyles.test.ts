import { afterEach, expect, test, vi } from 'vitest';
import { adoptStyles } from './adoptStyles.js';

class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

afterEach(() => void vi.unstubAllGlobals());

test('an appearance that is applied while the file of an older browser loads stays, and wins over it', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('CSSStyleSheet', Sheet);
  let respond: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  const root = { adoptedStyleSheets: [new Sheet()] };
  const done = adoptStyles(root as unknown as ShadowRoot, new URL('https://huiqi.example/v1/'));
  const appearance = new Sheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, appearance];
  respond(new Response('older{}'));
  await done;
  expect(root.adoptedStyleSheets.map(({ css }) => css)).toEqual(['older{}', '']);
  expect(root.adoptedStyleSheets[1]).toBe(appearance);
});
