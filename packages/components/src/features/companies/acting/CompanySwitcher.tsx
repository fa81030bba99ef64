import { listRelatedCompanies, switchCompany, type UserInfo } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { CompanySwitcherView } from './CompanySwitcherView.js';
import { useCompaniesCopy } from '../copy.js';

export interface CompanySwitcherProps {
  /** Link to all companies. */
  readonly companies: LinkTarget;
  /** Called after the user switched companies. */
  readonly onSwitched?: (() => void) | undefined;
}

/** The user's current company, and switching to another. */
export function CompanySwitcher(props: CompanySwitcherProps) {
  const { data: user } = useCurrentUser();
  return user ? <Loaded {...props} user={user} /> : null;
}

function Loaded(props: CompanySwitcherProps & { readonly user: UserInfo }) {
  const { user, companies, onSwitched } = props;
  const copy = useCompaniesCopy();
  const list = useOperation(listRelatedCompanies, {
    body: { userId: user.id, type: 1, index: 1, size: 100 },
  });
  const turn = useMutationOf(switchCompany, {
    successMessage: copy.switched,
    onSuccess: () => onSwitched?.(),
  });
  return (
    <CompanySwitcherView
      state={toDataState(list)}
      currentName={user.companyName}
      busy={turn.busy}
      error={turn.error === null ? null : describeError(turn.error)}
      companies={companies}
      onSwitch={async ({ id }) => (await turn.run({ body: { companyId: id } })) !== undefined}
      onOpen={turn.reset}
    />
  );
}
