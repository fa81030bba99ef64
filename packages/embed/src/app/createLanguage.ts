import type { Locale } from '@huiqi/components/provider';
import type { SdkLocale } from '@huiqi/sdk/locale/en';
import type { OptionsStore } from './createOptionsStore.js';

/** A language in place of Chinese, for the screens and for the errors of the client. */
export interface WidgetLanguage {
  readonly locale: Locale;
  readonly errors: SdkLocale;
}

export interface LanguageState {
  /** False until the first language is loaded, so that nothing is drawn in another. */
  readonly isReady: boolean;
  /** Undefined for Chinese. */
  readonly language: WidgetLanguage | undefined;
}

export interface LanguageStore {
  /** The same object until the language changes. */
  readonly get: () => LanguageState;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const chinese: LanguageState = { isReady: true, language: undefined };

/** The language that the options ask for; Chinese where it cannot be loaded. */
export function createLanguage(
  options: Pick<OptionsStore, 'get' | 'subscribe'>,
  load: () => Promise<WidgetLanguage>,
): LanguageStore {
  const listeners = new Set<() => void>();
  let english: LanguageState | undefined;
  let state: LanguageState = chinese;

  const show = (next: LanguageState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const isEnglish = () => options.get().locale === 'en';
  function follow(): void {
    if (!isEnglish()) return show(chinese);
    if (english) return show(english);
    // What is drawn stays until the other language is loaded.
    if (listeners.size === 0) state = { isReady: false, language: undefined };
    load().then(
      (language) => {
        english = { isReady: true, language };
        if (isEnglish()) show(english);
      },
      () => isEnglish() && show(chinese),
    );
  }
  follow();
  options.subscribe(follow);
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
