import {
  loadArea,
  startSession,
  type HuiqiClient,
  type LoadedArea,
  type UserInfo,
} from '@huiqi/sdk';

export interface BootResult {
  readonly user: UserInfo | null;
  readonly loaded: LoadedArea;
}

/** A service worker of an earlier site must not serve this one (spec 1 §2). */
async function unregisterServiceWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** Startup order of spec 1 §2: user, area list and area, page configuration; then the page renders. */
export async function boot(
  client: HuiqiClient,
  location: Pick<Location, 'hostname' | 'pathname'>,
): Promise<BootResult> {
  await unregisterServiceWorkers().catch(() => undefined);
  const asksForUser = location.pathname !== '/phoneGoToPC';
  // Sent in the order of the specification, without waiting for each other's responses.
  const [user, loaded] = await Promise.all([
    asksForUser ? startSession(client) : null,
    loadArea(client, { host: location.hostname, path: location.pathname }),
  ]);
  return { user, loaded };
}
