import { useOperation } from '@huiqi/components/provider';
import { getPageConfig, type ConfiguredPage } from '@huiqi/sdk';
import * as css from './RegionTexts.css.js';

/** What the region says on a page; nothing until it is known, and where it says nothing. */
export function RegionTexts({ page }: { readonly page: ConfiguredPage }) {
  const { texts = [] } = useOperation(getPageConfig, { page }, { staleTime: 600_000 }).data ?? {};
  if (texts.length === 0) return null;
  return (
    <aside aria-label="说明" className={css.texts}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </aside>
  );
}
