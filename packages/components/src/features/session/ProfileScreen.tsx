import { useState } from 'react';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { CentrePaths } from './overview/centrePaths.js';
import { ProfileDialog } from './profile/ProfileDialog.js';
import { ProfileView } from './profile/ProfileView.js';

export type ProfileScreenProps = ScreenProps<Pick<CentrePaths, 'password' | 'companies'>>;

/** The signed-in user: account, nickname and picture, and changing the password. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { paths } = props;
  const query = useCurrentUser();
  const [edits, setEdits] = useState(false);
  return (
    <DataState state={toDataState(query)} loading={<Skeleton preset="detail" />}>
      {(user) =>
        user && (
          <>
            <ProfileView
              user={user}
              password={screenLink(props, paths.password())}
              companies={screenLink(props, paths.companies())}
              onEdit={() => setEdits(true)}
            />
            <ProfileDialog user={user} open={edits} onOpenChange={setEdits} />
          </>
        )
      }
    </DataState>
  );
}
