import {
  loadArea,
  type Handover,
  type HuiqiClient,
  type LoadedArea,
  type UserInfo,
} from '@huiqi/sdk';
import { setLoginReason } from './loginReason.js';
import { findUser } from './findUser.js';

export interface BootResult {
  readonly user: UserInfo | null;
  readonly loaded: LoadedArea;
  /** Resolves with who is here, where the page is drawn before that is known. */
  readonly arriving?: Promise<UserInfo | null>;
  /** What to say when the credentials of a partner were refused. */
  readonly handoverFailure?: string;
}

/** A service worker of an earlier site must not serve this one (spec 1 §2). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // The site works beside one.
  }
}

const handoverRefused = '登录凭证无效或已使用，请重新登录';

/** Who is here: the user a partner hands over, else the one of the session; a refused handover leaves it as it was. */
async function arrive(
  client: HuiqiClient,
  handover: Handover | null,
): Promise<Omit<BootResult, 'loaded'>> {
  if (!handover) return { user: await findUser(client) };
  try {
    const { arriveByHandover } = await import('./arriveByHandover.js');
    return { user: await arriveByHandover(client, handover) };
  } catch {
    setLoginReason('handover');
    return { user: await findUser(client), handoverFailure: handoverRefused };
  }
}

interface Arrival {
  /** Credentials of a partner. */
  readonly handover: Handover | null;
  /** The region that the page carries, if it is that of the visit. */
  readonly carried: LoadedArea | null;
}

/** Startup order of spec 1 §2: user, area list and area, page configuration; then the page renders. */
export async function boot(
  client: HuiqiClient,
  location: Pick<Location, 'hostname' | 'pathname'>,
  { handover, carried }: Arrival,
): Promise<BootResult> {
  await unregisterServiceWorkers();
  const asksForUser = location.pathname !== '/phoneGoToPC';
  const arriving = asksForUser ? arrive(client, handover) : { user: null };
  // What a partner hands over is valid for a moment and decides who asks for the rest.
  if (handover) await arriving;
  // Sent in the order of the specification, without waiting for each other's responses.
  const [arrival, loaded] = await Promise.all([
    arriving,
    carried ?? loadArea(client, { host: location.hostname, path: location.pathname }),
  ]);
  return { ...arrival, loaded };
}
