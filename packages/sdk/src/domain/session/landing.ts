import type { UserInfo } from '../../generated/models.js';
import { isOwnPath } from '../links/ownPath.js';

const isAdminPath = (path: string) => /^\/admin(?:[/?#]|$)/i.test(path);

/**
 * Where to go after login (spec 1 §4 Login success): a stored jump path, a link the server returned,
 * else the user centre. NORMA users cannot be sent to an admin path; BACKSTAGE follows the server.
 */
export function landingPath(user: Pick<UserInfo, 'roleType' | 'link'>, target?: string): string {
  const link = user.link && isOwnPath(user.link) ? user.link : undefined;
  const jump = target !== undefined && isOwnPath(target) ? target : undefined;
  const wanted = user.roleType === 'BACKSTAGE' ? (link ?? jump) : (jump ?? link);
  const barred = user.roleType === 'NORMA' && wanted !== undefined && isAdminPath(wanted);
  return wanted === undefined || barred ? '/userCenter' : wanted;
}
