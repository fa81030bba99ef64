import { channelMarker, defaultProduct, platformId } from '../generated/constants.js';
import { defaultHeaderNames, type HeaderNames } from '../generated/headers.js';
import { createAreaStore, type AreaStore } from '../session/areaStore.js';
import { createSession } from '../session/createSession.js';
import type { Session } from '../session/session.js';
import {
  localWebStorage,
  memoryStorage,
  noStorage,
  orMemory,
  sessionWebStorage,
} from '../session/storage.js';
import { createVisitStore, type VisitStore } from '../session/visitStore.js';
import { isInsurerAddress, isOldInternetExplorer, pageLocation } from './environment.js';
import type { Area, ClientOptions } from './options.js';
import { UsageError } from './UsageError.js';

const baseUrlPattern = /^(https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)?$/i;

/** Options with every default filled in. */
export interface ResolvedOptions {
  readonly baseUrl: string;
  readonly url: string;
  readonly names: HeaderNames;
  readonly session: Session;
  readonly visit: VisitStore;
  readonly channel: string;
  readonly platform: string;
  readonly areaStore: AreaStore;
  /** The region of each call; read again for each call when a function. */
  readonly area: Area | null | (() => Area | null);
  readonly timeoutMs: number;
  readonly cacheBusting: boolean;
  readonly insurer: () => boolean;
  readonly location: () => string | undefined;
}

export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const timeoutMs = options.timeoutMs ?? 15_000;
  const session = createSession(options.session, timeoutMs);
  const location = options.location ?? pageLocation;
  const { insurer } = options;
  const isSite = session.mode === 'cookie';
  const inMemory = session.shared ? noStorage() : memoryStorage();
  // An embedder's page is not ours to write to, so only the site keeps anything by default.
  const storage = options.storage ?? (isSite ? orMemory(localWebStorage()) : inMemory);
  const areaStore = createAreaStore(
    options.areaStorage ?? (isSite ? sessionWebStorage() : inMemory),
  );
  const base = String(options.baseUrl ?? '').replace(/\/+$/, '');
  if (!baseUrlPattern.test(base)) {
    throw new UsageError(
      `\`baseUrl\` must be an http(s) address or a path that starts with "/", not "${base}"`,
    );
  }
  return {
    baseUrl: base,
    url: `${base}/api/${encodeURIComponent(options.product ?? defaultProduct)}`,
    names: { ...defaultHeaderNames, ...options.headerNames },
    session,
    visit: createVisitStore(storage),
    channel: options.channel ?? channelMarker,
    platform: options.platform ?? platformId,
    areaStore,
    area: options.area ?? areaStore.read()?.area ?? null,
    timeoutMs,
    cacheBusting: options.cacheBusting ?? isOldInternetExplorer(),
    insurer:
      typeof insurer === 'function' ? insurer : () => insurer ?? isInsurerAddress(location()),
    location,
  };
}
