import type { Config } from '../../config/config.js';
import type { Db } from '../../db/database.js';
import { demoPartner } from '../partners/samplePartners.js';
import { addKey, findKeys, findPartner, saveUrl } from './webhookKeyRepository.js';
import { sealSecret } from '../../security/sealSecret.js';

/** Publicly known, like the partner; only exists in the sandbox. */
export const demoWebhookSecret = 'whsec_sandbox-demo-partner';

/** Sends the sample partner's webhooks to its site beside the sandbox, unless already configured. */
export async function setUpDemoWebhook(
  db: Db,
  { demoOrigins, webhooks }: Pick<Config, 'demoOrigins' | 'webhooks'>,
  now: Date,
): Promise<void> {
  const [origin] = demoOrigins;
  const [key] = webhooks.keys;
  const partnerId = demoPartner.id;
  if (origin === undefined || !key) return;
  await db.transaction(async (tx) => {
    const partner = await findPartner(tx, partnerId, { lock: true });
    const isSetUp = !partner || partner.webhookUrl !== null;
    if (isSetUp || (await findKeys(tx, partnerId, now)).length > 0) return;
    await saveUrl(tx, partnerId, `${origin}/webhooks`, now);
    const sealed = sealSecret(demoWebhookSecret, partnerId, key);
    const hint = demoWebhookSecret.slice(-4);
    const id = `${partnerId}-webhook`;
    await addKey(tx, { id, partnerId, sealed, hint, createdAt: now }, now);
  });
}
