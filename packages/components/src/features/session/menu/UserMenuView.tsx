import { RoleTypeLabels, type UserInfo } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { Avatar } from '../../../ui/Avatar/Avatar.js';
import { Button } from '../../../ui/Button/Button.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Popover } from '../../../ui/Popover/Popover.js';
import { useSessionCopy } from '../copy.js';
import { menuOf, userLabel } from './userLabel.js';
import * as css from './userMenu.css.js';
import { localized } from '../../../provider/copy.js';
import { labelled, withDetail } from '../../../copy/punctuation.js';

export interface UserMenuViewProps {
  readonly user: UserInfo;
  readonly centerHref: string;
  readonly onOpenCenter?: (() => void) | undefined;
  /** Where staff work; not offered to others. */
  readonly desk?: LinkTarget | undefined;
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
  readonly busy?: boolean | undefined;
}

/** The signed-in user, with links available everywhere. */
export function UserMenuView(props: UserMenuViewProps) {
  const { user, centerHref, onOpenCenter, desk, onChangePassword, onLogout, busy } = props;
  const copy = useSessionCopy();
  const pictureUrl = usePictureUrl();
  const label = userLabel(user, copy.guest);
  const role = localized(copy, RoleTypeLabels)[user.roleType];
  const items = menuOf(user);
  return (
    <Popover
      label={copy.menu}
      align="end"
      trigger={
        <button type="button" className={css.trigger}>
          <Avatar name={label} size={32} src={user.logo ? pictureUrl(user.logo) : undefined} />
          <VisuallyHidden>
            {localized(copy, labelled)(copy.menu, localized(copy, withDetail)(label, role))}
          </VisuallyHidden>
          <span className={css.who} aria-hidden="true">
            <span className={css.name}>{label}</span>
            <span className={css.role}>{role}</span>
          </span>
        </button>
      }
    >
      <div className={css.menu}>
        <div className={css.head}>
          <span className={css.fullName}>{label}</span>
          <span className={css.role}>{role}</span>
          {user.companyName && <span className={css.role}>{user.companyName}</span>}
        </div>
        {items.center && (
          <LinkButton variant="text" block href={centerHref} onClick={onPlainClick(onOpenCenter)}>
            {copy.center}
          </LinkButton>
        )}
        {items.desk && desk && (
          <LinkButton variant="text" block {...linkProps(desk)}>
            {copy.desk}
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
