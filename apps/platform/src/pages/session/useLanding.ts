import { saveAgentArea, type UserInfo } from '@huiqi/sdk';
import { useClient } from '@huiqi/components/provider';
import { clearLoginReason } from '../../boot/loginReason.js';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { landingOf } from './landing.js';

/**
 * Returns the function that completes a login: stores an agent's area, sets the user and navigates (spec 1 §4 Login
 * success).
 */
export function useLanding(): (user: UserInfo) => void {
  const client = useClient();
  const { setUser } = useSite();
  const go = useGo();
  return (user) => {
    client.visit.resetRefusals();
    saveAgentArea(user);
    clearLoginReason();
    setUser(user);
    go(landingOf(user, client.visit.takeReturnTarget()), { replace: true });
  };
}
