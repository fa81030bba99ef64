import { useContext, useMemo } from 'react';
import { CopyContext } from './CopyContext.js';
import { setLanguage } from './localized.js';
import type { CopyOf, CopyTexts } from './types.js';

/**
 * Declares the copy of a domain and returns the hook that reads it: `const useOrdersCopy = createCopy('orders', {
 * total: '共{n}笔申请' })`. `HuiqiProvider copy={{ orders: … }}` replaces texts except those in `protectedKeys`; without a
 * provider the defaults are used, so that views render alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createCopy<const Texts extends CopyTexts>(
  domain: string,
  defaults: Texts,
  protectedKeys: readonly (keyof Texts & string)[] = [],
): () => CopyOf<Texts> {
  return function useDomainCopy() {
    const { locale, overrides } = useContext(CopyContext);
    const own = overrides?.[domain];
    const labels = overrides?.['labels'];
    const formats = overrides?.['formats'];
    return useMemo(() => {
      if (!locale && !own && !labels && !formats) return defaults as CopyOf<Texts>;
      const texts: Record<string, string | undefined> = { ...defaults, ...locale?.copy[domain] };
      const kept = protectedKeys.map((key) => [key, texts[key]] as const);
      const all = { ...texts, ...own, ...Object.fromEntries(kept) } as CopyOf<Texts>;
      setLanguage(all, { locale, overrides: { labels, formats } });
      return all;
    }, [locale, own, labels, formats]);
  };
}
