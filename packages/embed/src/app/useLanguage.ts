import type { Locale } from '@huiqi/components/provider';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OptionsStore } from './createOptionsStore.js';

/** The language that the options ask for. Other languages than Chinese are files of their own. */
export interface Language {
  /** False until the first language is there, so that nothing is drawn in another. */
  readonly isReady: boolean;
  readonly locale: Locale | undefined;
}

/** Loads the language of the options; Chinese where it cannot be loaded. */
export function useLanguage(options: OptionsStore): Language {
  const { locale: wanted } = useSyncExternalStore(options.subscribe, options.get);
  const [english, setEnglish] = useState<Locale | null>();
  const isEnglish = wanted === 'en';
  useEffect(() => {
    if (!isEnglish) return undefined;
    let isCurrent = true;
    const settle = (locale: Locale | null) => {
      if (isCurrent) setEnglish(locale);
    };
    import('@huiqi/components/locale/en').then(
      ({ en }) => settle(en),
      () => settle(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [isEnglish]);
  if (!isEnglish) return { isReady: true, locale: undefined };
  return { isReady: english !== undefined, locale: english ?? undefined };
}
