import { en } from '@huiqi/components/locale/en';
import { en as errors } from '@huiqi/sdk/locale/en';
import { routeTitlesEn, widgetCopyEn } from './copy.en.js';
import type { WidgetLanguage } from './createLanguage.js';

/** English for a widget; loaded on demand. */
export const widgetEnglish: WidgetLanguage = {
  locale: {
    ...en,
    copy: { ...en.copy, widget: widgetCopyEn },
    message: (text) => routeTitlesEn.get(text) ?? en.message(text),
  },
  errors,
};
