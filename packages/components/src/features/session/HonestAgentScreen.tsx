import { getHonestAgentToken, logOutsideVisit } from '@huiqi/sdk';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useAction } from '../../provider/useAction.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { HonestAgentView } from './login/HonestAgentView.js';
import { postTicket } from './login/postTicket.js';

export interface HonestAgentPaths {
  readonly honestAgent: () => string;
}

export type HonestAgentScreenProps = ScreenProps<HonestAgentPaths>;

/**
 * The entry to the honest-agent site (spec 2 §2). The ticket is fetched on leaving and goes straight into the posted
 * form: neither state, cache nor address ever contains it.
 */
export function HonestAgentScreen({ paths, onLogin }: HonestAgentScreenProps) {
  const client = useClient();
  const user = useCurrentUser().data;
  const enter = useAction(async (userId: string): Promise<void> => {
    const ticket = await getHonestAgentToken(client, { userId });
    const visit = { target: 'HONEST_AGENT', path: paths.honestAgent() } as const;
    logOutsideVisit(client, { body: visit }).catch(() => undefined);
    postTicket(ticket);
  });
  return (
    <HonestAgentView
      isVisitor={user === null}
      busy={enter.busy || user === undefined}
      error={enter.error === null ? undefined : describeError(enter.error)}
      onEnter={() => void (user && enter.run(user.id))}
      onLogin={() => onLogin()}
    />
  );
}
