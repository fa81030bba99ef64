import { togglePolicyFavourite, type Policy } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { usePoliciesCopy } from '../copy.js';
import { FavouriteButtonView, type FavouriteButtonViewProps } from './FavouriteButtonView.js';

export interface FavouriteButtonProps extends Pick<FavouriteButtonViewProps, 'size'> {
  readonly policy: Pick<Policy, 'id' | 'title' | 'favourite'>;
  /** Called when a visitor wants to keep a policy. */
  readonly onLogin: (resume?: () => void) => void;
}

/** Adds a policy to the favourites of the user, or removes it. */
export function FavouriteButton({ policy, onLogin, size }: FavouriteButtonProps) {
  const { id, title, favourite } = policy;
  const copy = usePoliciesCopy();
  const toast = useToast();
  const user = useCurrentUser().data;
  const toggle = useMutationOf(togglePolicyFavourite, {
    successMessage: favourite ? copy.removed : copy.added,
    onError: (error) => toast.error(describeError(error).title),
  });
  // Favourites are for applicants.
  if (user && !user.permissions['GRZX']) return null;
  const run = () => void toggle.run({ body: { policyId: id, favourite: !favourite } });
  return (
    <FavouriteButtonView
      title={title}
      favourite={favourite}
      size={size}
      busy={toggle.busy}
      onToggle={() => (user === null ? onLogin(run) : run())}
    />
  );
}
