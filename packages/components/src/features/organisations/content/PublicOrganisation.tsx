import type { ServiceOrganisationDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Section } from '../../../ui/Section/Section.js';
import { useOrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';
import { contentOfOrganisation, organisationFacts } from './contentFacts.js';

export interface PublicOrganisationProps {
  readonly organisation: ServiceOrganisationDetail;
}

/** What enterprises see of an organisation until the changes pass. */
export function PublicOrganisation({ organisation }: PublicOrganisationProps) {
  const copy = useOrganisationsCopy();
  return (
    <Section title={copy.before}>
      <DescriptionList
        size="small"
        columns={1}
        items={organisationFacts(contentOfOrganisation(organisation), copy).map(
          ({ term, value, isLong = false }) => ({
            term,
            value: isLong ? <p className={css.prose}>{formatText(value)}</p> : value,
          }),
        )}
      />
    </Section>
  );
}
