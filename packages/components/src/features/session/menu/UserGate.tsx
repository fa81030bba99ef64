import type { ReactNode } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useUserGateCopy } from './copy.js';

export interface UserGateProps extends Pick<ScreenProps, 'onLogin'> {
  readonly children: ReactNode;
}

/** Shows a user's own page to the user, and a login prompt to visitors. */
export function UserGate({ onLogin, children }: UserGateProps) {
  const { data: user, isPending } = useCurrentUser();
  const copy = useUserGateCopy();
  if (isPending) return <Skeleton preset="table" rows={3} />;
  if (user !== null) return children;
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.title}
      line={copy.hint}
      action={{ label: copy.login, onSelect: () => onLogin() }}
    />
  );
}
