import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useDemandsCopy } from '../copy.js';

export interface NoCompanyProps {
  readonly store: FormStore;
  readonly companies: LinkTarget | undefined;
}

/** Asks users without a company to add one. */
export function NoCompany({ store, companies }: NoCompanyProps) {
  const copy = useDemandsCopy();
  const isNamed = useFieldValue(store, 'anonymity') === 'false';
  const add = companies && (
    <LinkButton
      size="small"
      variant="text"
      href={companies.href}
      onClick={onPlainClick(companies.onOpen)}
    >
      {copy.addCompany}
    </LinkButton>
  );
  return (
    <div role="status">
      {isNamed && (
        <Banner tone="warning" action={add}>
          {copy.noCompany}
        </Banner>
      )}
    </div>
  );
}
