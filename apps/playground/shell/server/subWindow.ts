/** A window that a page asked for. */
export interface SubWindow {
  readonly url: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

const isSize = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 8_192;

/** A path of the page's own origin or an https address: checked here again, as the page may have been tampered with. */
function isAllowed(url: string): boolean {
  if (url.length > 2_000 || /[\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) {
    const base = 'http://page.invalid';
    return URL.canParse(url, base) && new URL(url, base).origin === base && !url.startsWith('//');
  }
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

/** The window of a payload, or undefined for one that must not be opened. */
export function readSubWindow(payload: unknown): SubWindow | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { url, title, width, height } = payload as Partial<Record<keyof SubWindow, unknown>>;
  if (typeof url !== 'string' || typeof title !== 'string' || title.length > 200) return undefined;
  if (!isSize(width) || !isSize(height) || !isAllowed(url)) return undefined;
  return { url, title, width, height };
}
