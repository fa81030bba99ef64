import { RoleTypeLabels, type UserInfo } from '@huiqi/sdk';
import { emptyText } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Avatar } from '../../../ui/Avatar/Avatar.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { useCentreCopy } from '../overview/copy.js';
import { page } from '../overview/centrePage.css.js';
import * as css from './profile.css.js';
import { userLabel } from '../menu/userLabel.js';
import { localized } from '../../../provider/copy.js';

export interface ProfileViewProps {
  readonly user: UserInfo;
  /** Opens the dialog that changes the password. */
  readonly password: LinkTarget;
  readonly companies: LinkTarget;
  readonly onEdit: () => void;
}

/** The signed-in user, and what they can change. */
export function ProfileView({ user, password, companies, onEdit }: ProfileViewProps) {
  const copy = useCentreCopy();
  const pictureUrl = usePictureUrl();
  const { name, phone, taxNo, type, roleType, companyName, logo } = user;
  const src = logo ? pictureUrl(logo) : undefined;
  return (
    <div className={page}>
      <PageTitle>{copy.profile}</PageTitle>
      <Section title={copy.basics} actions={<Button onClick={onEdit}>{copy.edit}</Button>}>
        <div className={css.who}>
          <Avatar name={userLabel(user, copy.nickname)} size={64} {...(src ? { src } : {})} />
          <DescriptionList
            items={[
              { term: copy.nickname, value: name || emptyText, kind: 'name' },
              type === 'TAX'
                ? { term: copy.taxNo, value: taxNo || emptyText, kind: 'code' }
                : { term: copy.phone, value: phone || emptyText, kind: 'code' },
              { term: copy.role, value: localized(copy, RoleTypeLabels)[roleType] },
              {
                term: copy.company,
                full: true,
                value: companyName ?? <a {...linkProps(companies)}>{copy.startAction}</a>,
              },
            ]}
          />
        </div>
      </Section>
      <Section title={copy.security}>
        <div className={css.secret}>
          <div>
            <p>{copy.password}</p>
            <p className={css.hint}>{copy.passwordHint}</p>
          </div>
          <LinkButton {...linkProps(password)}>{copy.changePassword}</LinkButton>
        </div>
      </Section>
    </div>
  );
}
