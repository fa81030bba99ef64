import type { LinkTarget } from '../../../provider/screen.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useLogout } from './useLogout.js';
import { UserMenuView } from './UserMenuView.js';

export interface UserMenuProps {
  readonly centerHref: string;
  readonly onOpenCenter?: (() => void) | undefined;
  /** Where staff work. */
  readonly desk?: LinkTarget | undefined;
  readonly onChangePassword: () => void;
  readonly onLoggedOut: (outcome: { readonly ok: boolean }) => void;
}

/** The user menu of the header; nothing for visitors. */
export function UserMenu({ onLoggedOut, ...rest }: UserMenuProps) {
  const user = useCurrentUser();
  const logout = useLogout(onLoggedOut);
  if (!user.data) return null;
  return (
    <UserMenuView
      {...rest}
      user={user.data}
      busy={logout.busy}
      onLogout={() => void logout.run()}
    />
  );
}
