import { randomBytes } from 'node:crypto';
import type { Partner } from '@huiqi/sdk';
import { conflict, invalid, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { checkPartner } from './checkPartner.js';
import { exchangeToken } from './exchangeToken.js';
import { originsOf } from './originsOf.js';
import type { PartnerEventType } from '../../schema/partnerEvents.js';
import {
  findPartner,
  findPartners,
  lockPartner,
  readPartners,
  type PartnerRow,
} from './repository.js';
import { insertPartner, setOrigins, updatePartner } from './partnerChangeRepository.js';
import { recordPartnerEvent } from '../../trail/recordPartnerEvent.js';
import { replaceSecret } from './secretRepository.js';

type AdminCall = Pick<UserCall<never>, 'config' | 'db' | 'now' | 'requestId' | 'user'>;
type AuditedCall = AdminCall & Parameters<typeof recordSecurityEvent>[0];

/** As the guard's store has it: including the configured origins. */
const shown = (partner: Partner, { config }: Pick<AdminCall, 'config'>): Partner => ({
  ...partner,
  origins: originsOf(partner, config.demoOrigins),
});

async function read(call: Pick<AdminCall, 'config' | 'db' | 'now'>, id: string): Promise<Partner> {
  const { db, now } = call;
  const row = await findPartner(db, id);
  const [partner] = row ? await readPartners(db, [row], now()) : [];
  if (!partner) throw notFound();
  return shown(partner, call);
}

/** Locks a partner for a change; throws 100404. */
async function held({ db }: AdminCall, id: string): Promise<PartnerRow> {
  const row = await lockPartner(db, id);
  if (!row) throw notFound();
  return row;
}

async function storeOrigins(
  { db }: AdminCall,
  id: string,
  origins: readonly string[],
): Promise<void> {
  const taken = await setOrigins(db, id, origins);
  if (taken.length > 0)
    throw invalid([{ field: 'origins', message: `${taken.join('、')} 已属于其他合作机构` }]);
}

/** Records a change twice: in the partner's events and in the administrator's trail. */
async function record(call: AuditedCall, partnerId: string, type: PartnerEventType): Promise<void> {
  const { db, now, requestId, user } = call;
  await recordPartnerEvent(db, { partnerId, type, userId: user.id, requestId }, now());
  const detail = `${partnerId} ${type}`;
  await recordSecurityEvent(call, { event: 'PARTNER_CHANGED', userId: user.id, detail });
}

export const handlers = {
  exchangePartnerToken: exchangeToken,

  listPartners: async (call) => {
    const { content, ...rest } = await findPartners(call.db, call.input, call.now());
    return { ...rest, content: content.map((partner) => shown(partner, call)) };
  },

  getPartner: (call) => read(call, call.input.partnerId),

  createPartner: async (call) => {
    const { db, input, now } = call;
    const { name, source, origins, scope } = input.body;
    await checkPartner(call, input.body);
    const id = `pt_${randomBytes(9).toString('base64url')}`;
    const at = { createdAt: now(), updatedAt: now() };
    if (!(await insertPartner(db, { id, name, source, scope, ...at })))
      throw invalid([{ field: 'source', message: '该来源标识已被使用' }]);
    await storeOrigins(call, id, origins);
    await record(call, id, 'CREATED');
    return read(call, id);
  },

  changePartner: async (call) => {
    const { db, input, now } = call;
    const { name, origins, scope, version } = input.body;
    const row = await held(call, input.partnerId);
    if (version < row.version) throw conflict('该合作机构已有新的修改，请刷新后再操作');
    await checkPartner(call, input.body);
    await updatePartner(db, input.partnerId, { name, scope }, now());
    await storeOrigins(call, input.partnerId, origins);
    await record(call, input.partnerId, 'CHANGED');
    return read(call, input.partnerId);
  },

  setPartnerState: async (call) => {
    const { db, input, now } = call;
    const { disabled } = input.body;
    await held(call, input.partnerId);
    const before = await read(call, input.partnerId);
    if (before.disabled === disabled) return before;
    await updatePartner(db, input.partnerId, { disabledAt: disabled ? now() : null }, now());
    await record(call, input.partnerId, disabled ? 'DISABLED' : 'ENABLED');
    return read(call, input.partnerId);
  },

  rotatePartnerSecret: async ({ pool, ...call }) => {
    const { input, now } = call;
    const { partnerId } = input;
    const { keepHours } = input.body;
    return pool.transaction(async (db) => {
      await held({ ...call, db }, partnerId);
      const { secret, previousEndsAt } = await replaceSecret(db, { partnerId, keepHours }, now());
      await record({ ...call, db }, partnerId, 'SECRET_ROTATED');
      return { secret, previousExpiresTs: previousEndsAt?.toISOString() ?? null };
    });
  },
} satisfies Handlers;
