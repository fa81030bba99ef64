import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useRenewalsCopy } from '../copy.js';

export interface NoCompanyProps {
  readonly store: FormStore;
  readonly companies: LinkTarget | undefined;
}

/** Asks users without a company to add one, whose loan they can then renew. */
export function NoCompany({ store, companies }: NoCompanyProps) {
  const copy = useRenewalsCopy();
  const isEnterprise = useFieldValue(store, 'renewType') === 'ENTERPRISE';
  return (
    <div role="status">
      {isEnterprise && (
        <Banner
          tone="warning"
          action={
            companies && (
              <LinkButton
                size="small"
                variant="text"
                href={companies.href}
                onClick={onPlainClick(companies.onOpen)}
              >
                {copy.addCompany}
              </LinkButton>
            )
          }
        >
          {copy.noCompany}
        </Banner>
      )}
    </div>
  );
}
