import { getOrganisation, type ServiceOrganisationDetail } from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOrganisationsCopy } from '../copy.js';
import { EditFrame } from './EditFrame.js';
import { EditProblem } from './EditProblem.js';
import { PublicOrganisation } from './PublicOrganisation.js';
import { useOrganisationForm } from './useOrganisationForm.js';

export interface OrganisationFormProps {
  readonly organisationId: string;
  readonly back: PageLink;
  readonly onSaved: () => void;
}

/** Form in which staff edit their organisation. */
export function OrganisationForm(props: OrganisationFormProps) {
  const { organisationId, back } = props;
  const user = useCurrentUser();
  const [attempt, setAttempt] = useState(0);
  const query = useOperation(getOrganisation, { id: organisationId });
  async function reload() {
    await query.refetch();
    setAttempt((count) => count + 1);
  }
  const loading = <DetailPageSkeleton back={back} />;
  return (
    <PageState state={toDataState(user)} loading={loading} exit={back}>
      {(who) => (
        <PageState state={toDataState(query)} loading={loading} exit={back}>
          {(organisation) => (
            <Loaded
              {...props}
              key={attempt}
              userId={who?.id ?? ''}
              organisation={organisation}
              onReload={() => void reload()}
            />
          )}
        </PageState>
      )}
    </PageState>
  );
}

interface LoadedProps extends OrganisationFormProps {
  readonly organisation: ServiceOrganisationDetail;
  readonly userId: string;
  readonly onReload: () => void;
}

function Loaded({ organisation, userId, back, onSaved, onReload }: LoadedProps) {
  const copy = useOrganisationsCopy();
  const { form, submit } = useOrganisationForm({ organisation, userId, onSaved });
  return (
    <EditFrame
      title={copy.editOrganisation}
      {...{ back, form }}
      busy={submit.busy}
      review={organisation}
      aside={organisation.published && <PublicOrganisation organisation={organisation} />}
      notice={
        <EditProblem
          error={submit.error}
          onReload={() => {
            form.restart();
            onReload();
          }}
        />
      }
    />
  );
}
