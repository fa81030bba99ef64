import { channelMarker, defaultProduct, platformId } from '../generated/constants.js';
import { defaultHeaderNames, type HeaderNames } from '../generated/headers.js';
import { createSession, type Session } from '../session/session.js';
import { localWebStorage, memoryStorage } from '../session/storage.js';
import { createVisitStore, type VisitStore } from '../session/visitStore.js';
import { isInsurerAddress, isOldInternetExplorer, pageLocation } from './environment.js';
import type { Area, ClientOptions } from './options.js';

/** Options with every default filled in. */
export interface Settings {
  readonly baseUrl: string;
  readonly url: string;
  readonly names: HeaderNames;
  readonly session: Session;
  readonly visit: VisitStore;
  readonly channel: string;
  readonly platform: string;
  readonly area: Area | null;
  readonly timeoutMs: number;
  readonly cacheBusting: boolean;
  readonly insurer: () => boolean;
  readonly location: () => string | undefined;
}

export function settle(options: ClientOptions): Settings {
  const session = createSession(options.session);
  const location = options.location ?? pageLocation;
  const { insurer } = options;
  // An embedder's page is not ours to write to, so only the site keeps anything by default.
  const storage =
    options.storage ?? (session.mode === 'cookie' ? localWebStorage() : memoryStorage());
  const base = (options.baseUrl ?? '').replace(/\/+$/, '');
  return {
    baseUrl: base,
    url: `${base}/api/${encodeURIComponent(options.product ?? defaultProduct)}`,
    names: { ...defaultHeaderNames, ...options.headerNames },
    session,
    visit: createVisitStore(storage),
    channel: options.channel ?? channelMarker,
    platform: options.platform ?? platformId,
    area: options.area ?? null,
    timeoutMs: options.timeoutMs ?? 15_000,
    cacheBusting: options.cacheBusting ?? isOldInternetExplorer(),
    insurer:
      typeof insurer === 'function' ? insurer : () => insurer ?? isInsurerAddress(location()),
    location,
  };
}
