import type { UserInfo } from '@huiqi/sdk';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Avatar } from '../../ui/Avatar/Avatar.js';
import { Button } from '../../ui/Button/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Popover } from '../../ui/Popover/Popover.js';
import * as css from './session.css.js';
import { menuOf, userLabel } from './userLabel.js';
import { useSessionCopy } from './copy.js';

export interface UserMenuViewProps {
  readonly user: UserInfo;
  readonly centerHref: string;
  readonly onOpenCenter?: (() => void) | undefined;
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
  readonly busy?: boolean | undefined;
}

/** Who is signed in, and what they can reach from everywhere. */
export function UserMenuView(props: UserMenuViewProps) {
  const { user, centerHref, onOpenCenter, onChangePassword, onLogout, busy } = props;
  const copy = useSessionCopy();
  const label = userLabel(user, copy.guest);
  const items = menuOf(user);
  return (
    <Popover
      label={copy.menu}
      align="end"
      trigger={
        <button type="button" className={css.trigger}>
          <VisuallyHidden>{copy.menu}：</VisuallyHidden>
          <Avatar name={label} size={32} {...(user.logo ? { src: user.logo } : {})} />
          <span className={css.name}>{label}</span>
        </button>
      }
    >
      <div className={css.menu}>
        {items.center && (
          <LinkButton variant="text" block href={centerHref} onClick={onPlainClick(onOpenCenter)}>
            {copy.center}
          </LinkButton>
        )}
        {items.changePassword && (
          <Button variant="text" block onClick={onChangePassword}>
            {copy.changePassword}
          </Button>
        )}
        <Button variant="text" block onClick={onLogout} loading={busy}>
          {copy.logout}
        </Button>
      </div>
    </Popover>
  );
}
