/** How a visitor wants to see the site. */
export interface Display {
  /** The care version (关怀版), for older people. */
  readonly care: boolean;
  /** `auto` follows the user's system. */
  readonly scheme: 'auto' | 'light' | 'dark';
}

const changes = ['huiqi:display', 'storage', 'pageshow'];

/** The words that the early script has marked the document with (public/assets/display.js). */
export const readWords = (): string => document.documentElement.dataset['huiqiDisplay'] ?? '';

export function parseDisplay(words: string): Display {
  const chosen = words.split(' ');
  const scheme = (['dark', 'light'] as const).find((one) => chosen.includes(one)) ?? 'auto';
  return { care: chosen.includes('care'), scheme };
}

/** Applies it here and in other tabs, and keeps it. */
export function setDisplay({ care, scheme }: Display): void {
  const words = [care ? 'care' : '', scheme === 'auto' ? '' : scheme].filter(Boolean).join(' ');
  dispatchEvent(new CustomEvent('huiqi:display', { detail: words }));
}

/** Calls the listener after a change. Returns an unsubscribe function. */
export function onDisplay(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}
