import { ActionButton } from '../../patterns/page/ActionButton.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { usePolicyApplicationsCopy } from './copy.js';

export interface NotAuthorisedProps {
  /** Where companies are authorised. */
  readonly companies: LinkTarget | undefined;
}

/** Above the form of a company that has not authorised the user: it may be filled in, but not submitted. */
export function NotAuthorised({ companies }: NotAuthorisedProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <Banner
      tone="warning"
      action={
        companies && (
          <ActionButton
            size="small"
            action={{ label: copy.toCompanies, href: companies.href, onSelect: companies.onOpen }}
          />
        )
      }
    >
      {copy.notAuthorised}
    </Banner>
  );
}
