import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useOrganisationsCopy } from './copy.js';
import { OrganisationForm } from './content/OrganisationForm.js';
import type { OrganisationDeskPaths } from './paths.js';

export type OrganisationFormScreenProps = ScreenProps<Pick<OrganisationDeskPaths, 'organisation'>>;

/** Screen on which staff edit their organisation; `id` is in the path. */
export function OrganisationFormScreen(props: OrganisationFormScreenProps) {
  const { params, paths, navigate } = props;
  const copy = useOrganisationsCopy();
  const id = params['id'] ?? '';
  const organisation = paths.organisation(id);
  return (
    <OrganisationForm
      key={id}
      organisationId={id}
      back={{ label: copy.organisation, ...screenLink(props, organisation) }}
      onSaved={() => navigate(organisation, { replace: true })}
    />
  );
}
