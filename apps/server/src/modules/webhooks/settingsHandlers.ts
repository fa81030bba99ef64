import { randomBytes, randomUUID } from 'node:crypto';
import type { OperationId, SavedWebhook, Webhook } from '@huiqi/sdk';
import { ApiError, existing, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Call, Handlers } from '../../http/context.js';
import {
  addKey,
  findKeys,
  findPartner,
  saveUrl,
  type WebhookPartner,
} from './webhookKeyRepository.js';
import { sealSecret } from '../../security/sealSecret.js';
import { problemOfTarget } from './webhookTarget.js';

/** How long webhooks are also signed with the previous key. */
const keptMs = 24 * 3_600_000;
const hintLength = 4;

async function readWebhook(db: Queryable, partner: WebhookPartner, now: Date): Promise<Webhook> {
  const keys = await findKeys(db, partner.id, now);
  return {
    partnerId: partner.id,
    webhookUrl: partner.webhookUrl,
    keys: keys.map(({ hint, createdAt, expiresAt }) => ({
      hint,
      createdTs: createdAt.toISOString(),
      expiresTs: expiresAt?.toISOString() ?? null,
    })),
  };
}

/** Creates a key and returns its secret, which cannot be read again. */
async function makeKey(
  tx: Queryable,
  partnerId: string,
  { config, now }: Pick<Call<OperationId>, 'config' | 'now'>,
): Promise<string> {
  const [key] = config.webhooks.keys;
  if (!key)
    throw new ApiError('100503', {
      message: '服务器未配置 HUIQI_WEBHOOK_KEY，暂不能使用事件通知',
    });
  // The form of Standard Webhooks, whose libraries refuse base64url.
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const createdAt = now();
  await addKey(
    tx,
    {
      id: randomUUID(),
      partnerId,
      sealed: sealSecret(secret, partnerId, key),
      hint: secret.slice(-hintLength),
      createdAt,
    },
    new Date(createdAt.getTime() + keptMs),
  );
  return secret;
}

/** Changes a partner's webhook, which is locked meanwhile. */
const change = (
  call: Call<'rotateWebhookSecret' | 'saveWebhook'>,
  effect: (tx: Queryable, partner: WebhookPartner) => Promise<string | null>,
): Promise<SavedWebhook> =>
  call.pool.transaction(async (tx) => {
    const { partnerId } = call.input;
    const partner = existing(await findPartner(tx, partnerId, { lock: true }));
    const webhookSecret = await effect(tx, partner);
    const changed = (await findPartner(tx, partnerId)) ?? partner;
    return { ...(await readWebhook(tx, changed, call.now())), webhookSecret };
  });

export const settingsHandlers = {
  getWebhook: async ({ db, input, now }) => {
    return readWebhook(db, existing(await findPartner(db, input.partnerId)), now());
  },

  saveWebhook: async (call) => {
    const { config, input, now } = call;
    const { webhookUrl } = input.body;
    return change(call, async (tx, { id }) => {
      const problem = webhookUrl === null ? null : problemOfTarget(webhookUrl, config.webhooks);
      if (problem !== null) throw invalid([{ field: 'webhookUrl', message: problem }]);
      await saveUrl(tx, id, webhookUrl, now());
      const needsKey = webhookUrl !== null && (await findKeys(tx, id, now())).length === 0;
      return needsKey ? makeKey(tx, id, call) : null;
    });
  },

  rotateWebhookSecret: (call) => change(call, (tx, { id }) => makeKey(tx, id, call)),
} satisfies Handlers;
