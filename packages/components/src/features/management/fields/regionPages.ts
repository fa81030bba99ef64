import {
  ConfiguredPageLabels,
  ConfiguredPageValues,
  type ConfiguredPage,
  type ManagedRegion,
} from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { lines } from './codecs.js';
import { long, onlyStep, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

/** The content with the texts of a page; a page without texts is no longer kept. */
function withTexts(content: ManagedRegion, page: ConfiguredPage, texts: string[]): ManagedRegion {
  const { pages } = content;
  if (texts.length === 0) return { ...content, pages: pages.filter((one) => one.page !== page) };
  const isThere = pages.some((one) => one.page === page);
  const added = { page, title: ConfiguredPageLabels[page], texts };
  return {
    ...content,
    pages: isThere
      ? pages.map((one) => (one.page === page ? { ...one, texts } : one))
      : [...pages, added],
  };
}

/** The texts of each page that shows some; the home page has announcements instead. */
export function regionPageFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedRegion>[] {
  const hints: Partial<Record<ConfiguredPage, string>> = {
    userAgreement: copy.legalTextHint,
    privacyPolicy: copy.legalTextHint,
  };
  return ConfiguredPageValues.filter((page) => page !== 'index').map((page) => {
    const name = `pages.${page}.texts`;
    return {
      name,
      section: copy.pages,
      entry: {
        required: false,
        label: fillCopy(copy.pageTexts, { page: ConfiguredPageLabels[page] }),
        ...long(20_000),
        hint: hints[page] ?? copy.pageTextsHint,
        checkName: name,
        group: onlyStep,
      },
      read: ({ pages }) => lines.toText(pages.find((one) => one.page === page)?.texts ?? []),
      write: (content, typed) => withTexts(content, page, lines.toValue(typed, [])),
    };
  });
}
