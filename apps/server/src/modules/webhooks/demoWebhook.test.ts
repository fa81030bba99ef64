import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.js';
import { openTestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { demoPartner } from '../partners/samplePartners.js';
import { demoWebhookSecret, setUpDemoWebhook } from './demoWebhook.js';
import { findEndpoint } from './deliveryQueueRepository.js';
import { saveUrl } from './webhookKeyRepository.js';
import { openSecret } from '../../security/sealSecret.js';

test("sets up the sample partner's webhook, and leaves what somebody set up", async () => {
  const { db, close } = await openTestApp();
  const webhooks = readConfig({ HUIQI_SANDBOX: '1' }, rootDir).webhooks;
  const config = { demoOrigins: ['http://127.0.0.1:4174', 'http://localhost:4174'], webhooks };
  const found = () => findEndpoint(db, demoPartner.id, seedNow);
  try {
    await setUpDemoWebhook(db, { ...config, demoOrigins: [] }, seedNow);
    expect(await found()).toBeNull();
    await setUpDemoWebhook(db, config, seedNow);
    const endpoint = await found();
    expect(endpoint?.url).toBe('http://127.0.0.1:4174/webhooks');
    const secrets = endpoint?.sealed.map((one) => openSecret(one, demoPartner.id, webhooks.keys));
    expect(secrets).toEqual([demoWebhookSecret]);
    await saveUrl(db, demoPartner.id, 'https://www.bank.example/', seedNow);
    await setUpDemoWebhook(db, config, seedNow);
    expect((await found())?.url).toBe('https://www.bank.example/');
    expect((await found())?.sealed).toHaveLength(1);
  } finally {
    await close();
  }
});
