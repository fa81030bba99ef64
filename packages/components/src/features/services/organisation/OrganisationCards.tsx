import type { ServiceOrganisation } from '@huiqi/sdk';
import { offerGrid } from '../../../patterns/page/offerCard.css.js';
import { OrganisationCard } from './OrganisationCard.js';
import type { ServiceLinks } from '../paths.js';

export interface OrganisationCardsProps extends Pick<ServiceLinks, 'organisationLink'> {
  readonly organisations: readonly ServiceOrganisation[];
}

/** Organisations side by side, up to four per row. */
export function OrganisationCards({ organisations, organisationLink }: OrganisationCardsProps) {
  return (
    <ul className={offerGrid}>
      {organisations.map((organisation) => (
        <li key={organisation.id}>
          <OrganisationCard organisation={organisation} link={organisationLink(organisation.id)} />
        </li>
      ))}
    </ul>
  );
}
