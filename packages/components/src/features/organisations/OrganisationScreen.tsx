import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { backToTab } from './backToTab.js';
import { useOrganisationsCopy } from './copy.js';
import { OrganisationDetail } from './list/OrganisationDetail.js';
import type { OrganisationDeskPaths } from './paths.js';

export type OrganisationScreenProps = ScreenProps<OrganisationDeskPaths>;

/** The user's organisation; `id` is in the path. */
export function OrganisationScreen(props: OrganisationScreenProps) {
  const { params, paths, onName } = props;
  const copy = useOrganisationsCopy();
  const id = params['id'] ?? '';
  const setName = useLaterName(onName);
  const { publicOrganisation } = paths;
  return (
    <OrganisationDetail
      key={id}
      organisationId={id}
      back={{
        label: copy.tabOrganisations,
        ...screenLink(props, backToTab(props, 'organisations')),
      }}
      edit={screenLink(props, paths.editOrganisation(id))}
      publicPage={publicOrganisation && screenLink(props, publicOrganisation(id))}
      onOrganisation={(organisation) => setName(organisation.name)}
    />
  );
}
