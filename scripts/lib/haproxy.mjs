import { aptInstall, hasApt, findCommand } from './browser.mjs';
import { step } from './progress.mjs';

/** The path of HAProxy, if there is one; Debian keeps it where only root looks. */
export const findHaproxy = () => findCommand('haproxy') ?? findCommand('../sbin/haproxy');

/** Finds or installs HAProxy, which the deployment gate runs before two servers. Without it our own proxy is used. */
export async function ensureHaproxy() {
  if (findHaproxy() && findCommand('openssl')) return;
  const install = () => aptInstall('haproxy', 'openssl').catch(() => false);
  const isInstalled = hasApt() && (await step('installing HAProxy', install));
  if (!isInstalled)
    console.log(
      '! no HAProxy: deploy/haproxy.cfg is not tried, a simple proxy stands in (Debian: apt-get install haproxy)',
    );
}
