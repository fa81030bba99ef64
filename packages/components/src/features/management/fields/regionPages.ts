import {
  ConfiguredPageLabels,
  ConfiguredPageValues,
  type ConfiguredPage,
  type ManagedRegion,
} from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { lines } from './codecs.js';
import { line, long, onlyStep, type ContentField, type FieldControl } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

type Page = ManagedRegion['pages'][number];

/** The content with a page; one without a title and texts is no longer kept. */
function withPage(content: ManagedRegion, changed: Page): ManagedRegion {
  const isEmpty = changed.title === '' && changed.texts.length === 0;
  const isThere = content.pages.some(({ page }) => page === changed.page);
  const kept = content.pages.flatMap((one) =>
    one.page === changed.page ? (isEmpty ? [] : [changed]) : [one],
  );
  return { ...content, pages: isThere || isEmpty ? kept : [...kept, changed] };
}

/** The title and the texts of each page. */
export function regionPageFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedRegion>[] {
  const pageOf = ({ pages }: ManagedRegion, page: ConfiguredPage): Page =>
    pages.find((one) => one.page === page) ?? { page, title: '', texts: [] };
  const declare = (
    page: ConfiguredPage,
    part: 'texts' | 'title',
    label: string,
    control: FieldControl,
    read: (page: Page) => string,
    write: (page: Page, typed: string) => Page,
  ): ContentField<ManagedRegion> => {
    const name = `pages.${page}.${part}`;
    const shown = { label: fillCopy(label, { page: ConfiguredPageLabels[page] }), ...control };
    return {
      name,
      section: copy.pages,
      entry: { required: false, ...shown, checkName: name, group: onlyStep },
      read: (content) => read(pageOf(content, page)),
      write: (content, typed) => withPage(content, write(pageOf(content, page), typed)),
    };
  };
  return ConfiguredPageValues.flatMap((page) => [
    declare(
      page,
      'title',
      copy.pageTitle,
      line(64),
      ({ title }) => title,
      (one, typed) => ({ ...one, title: typed.trim() }),
    ),
    declare(
      page,
      'texts',
      copy.pageTexts,
      { ...long(2000), hint: copy.pageTextsHint },
      ({ texts }) => lines.toText(texts),
      (one, typed) => ({ ...one, texts: lines.toValue(typed, one.texts) }),
    ),
  ]);
}
