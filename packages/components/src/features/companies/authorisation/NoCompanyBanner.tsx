import { linkProps } from '../../../patterns/link/linkProps.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';

export interface NoCompanyBannerProps {
  readonly store: FormStore;
  /** The entry that says whether the form is for a company, and its value if it is. */
  readonly field: string;
  readonly value: string;
  readonly copy: { readonly noCompany: string; readonly addCompany: string };
  readonly companies: LinkTarget | undefined;
}

/** Asks users without a company to add one. */
export function NoCompanyBanner(props: NoCompanyBannerProps) {
  const { store, field, value, copy, companies } = props;
  const isForCompany = useFieldValue(store, field) === value;
  return (
    <div role="status">
      {isForCompany && (
        <Banner
          tone="warning"
          action={
            companies && (
              <LinkButton size="small" variant="text" {...linkProps(companies)}>
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
