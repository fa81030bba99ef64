import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { CreditAdvicePanel } from './CreditAdvicePanel.js';
import type { CreditAdvicePaths } from './paths.js';

export type CreditAdviceScreenProps = ScreenProps<CreditAdvicePaths>;

/** Suitable products for a company; the company is in the query. */
export function CreditAdviceScreen(props: CreditAdviceScreenProps) {
  const { query, paths, setQuery } = props;
  return (
    <CreditAdvicePanel
      companyId={query.get('companyId') ?? undefined}
      onCompanyChange={(companyId) => setQuery(new URLSearchParams({ companyId }))}
      companies={screenLink(props, paths.companies())}
      products={screenLink(props, paths.products())}
      productLink={(id) => screenLink(props, paths.product({ id }))}
    />
  );
}
