import type { FastifyBaseLogger } from 'fastify';
import { configuredRegistry } from './configuredRegistry.js';
import type { Services } from './http/context.js';
import { JobRunner } from './jobs/JobRunner.js';
import { configuredDelivery, type Delivery } from './messages/delivery.js';
import { isRegionHost } from './modules/areas/repository.js';
import { createPartnerStore } from './modules/partners/createPartnerStore.js';
import { databaseSessions } from './modules/session/databaseSessions.js';
import { openStorage } from './storage/openStorage.js';
import { scrub } from './text/scrub.js';

export interface ServiceOptions extends Pick<Services, 'config' | 'db' | 'now'> {
  /** Defaults to the register of the settings. */
  readonly registry?: Services['registry'];
}

/** Makes what handlers work with, as the settings ask for it. */
export function createServices(
  { config, db, now, registry }: ServiceOptions,
  log: FastifyBaseLogger,
): Services & { readonly delivery: Delivery } {
  const delivery = configuredDelivery(config, log, now);
  const noRegister = (reason: string) =>
    log.warn({ reason: scrub(reason) }, 'the register of companies failed');
  return {
    config,
    db,
    now,
    delivery,
    messages: delivery,
    jobs: new JobRunner({ db, log, keptDays: config.retention.jobDays }),
    registry: registry ?? configuredRegistry(config, noRegister),
    storage: openStorage(config),
    sessions: databaseSessions,
    partners: createPartnerStore(db, config),
    regions: { isServedAt: (host) => isRegionHost(db, host) },
  };
}
