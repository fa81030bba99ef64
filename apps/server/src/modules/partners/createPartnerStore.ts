import type { Db } from '../../db/database.js';
import type { KnownPartner, PartnerStore } from '../../security/PartnerStore.js';
import { sourceOfHandover } from '../session/oneTimeTokenRepository.js';
import { originsOf as originsOfPartner } from './originsOf.js';
import { findBySecret } from './secretRepository.js';
import { readEnabled } from './enabledPartnerRepository.js';

/** How long another process may still use outdated origins. */
const freshMs = 5_000;

interface Known {
  readonly byOrigin: ReadonlyMap<string, KnownPartner>;
  readonly originsBySource: ReadonlyMap<string, readonly string[]>;
}

export interface PartnerStoreOptions {
  /** Additional origins of the sample partner: the playground's second origin. */
  readonly demoOrigins: readonly string[];
  /** Lets development servers on this machine frame the pages of every partner. */
  readonly sandbox: boolean;
}

const developmentServers = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Partners by origin, cached for seconds, since every cross-origin request needs them. */
export function createPartnerStore(
  db: Db,
  { demoOrigins, sandbox }: PartnerStoreOptions,
): PartnerStore {
  let held: Promise<Known> | undefined;
  let readAt = 0;

  async function read(): Promise<Known> {
    const found = await readEnabled(db);
    const all = found.map(({ partner, origins }) => ({
      partner,
      origins: originsOfPartner({ id: partner.id, origins }, demoOrigins),
    }));
    return {
      byOrigin: new Map(
        all.flatMap(({ partner, origins }) => origins.map((one) => [one, partner] as const)),
      ),
      originsBySource: new Map(all.map(({ partner, origins }) => [partner.source, origins])),
    };
  }

  function known(): Promise<Known> {
    if (held !== undefined && performance.now() - readAt < freshMs) return held;
    readAt = performance.now();
    const reading = read();
    held = reading;
    // A failure rejects the waiting callers and is not cached.
    reading.catch(() => {
      if (held === reading) held = undefined;
    });
    return reading;
  }

  async function originsOf(source: string): Promise<readonly string[]> {
    const origins = (await known()).originsBySource.get(source);
    if (origins === undefined) return [];
    return sandbox ? [...origins, ...developmentServers] : origins;
  }

  return {
    ofOrigin: async (origin) => (await known()).byOrigin.get(origin) ?? null,
    originsOf,
    originsOfToken: async (token) => {
      const source = await sourceOfHandover(db, token);
      return source === null ? [] : originsOf(source);
    },
    authenticate: findBySecret,
    refresh: () => {
      held = undefined;
    },
  };
}
