import type { LinkTarget } from '../../provider/screen.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { useCreditAdviceCopy } from './copy.js';

/** Empty state: matching needs a bound company. */
export function NoCompany({ companies }: { readonly companies: LinkTarget }) {
  const copy = useCreditAdviceCopy();
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.noCompany}
      line={copy.noCompanyHint}
      action={{ label: copy.toCompanies, href: companies.href, onSelect: companies.onOpen }}
    />
  );
}
