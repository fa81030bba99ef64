import { getOrganisation, type ServiceOrganisationDetail } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { OrganisationDetailView, type OrganisationDetailLinks } from './OrganisationDetailView.js';

export interface OrganisationDetailProps extends OrganisationDetailLinks {
  readonly organisationId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** Called when the organisation has been loaded. */
  readonly onOrganisation?: ((organisation: ServiceOrganisationDetail) => void) | undefined;
}

/** An organisation as its staff see it. */
export function OrganisationDetail(props: OrganisationDetailProps) {
  const { organisationId: id, back, onOrganisation, ...links } = props;
  const query = useOperation(getOrganisation, { id });
  useOnLoaded(query.data, onOrganisation);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(organisation) => <OrganisationDetailView {...links} {...{ organisation, back }} />}
    </PageState>
  );
}
