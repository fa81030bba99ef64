import { expect, it } from 'vitest';
import { createClient } from '../client/createClient.js';
import { getProduct } from '../generated/operations/products.js';
import { en } from './en.js';
import type { SdkLocale } from './SdkLocale.js';

const refusing = async () =>
  Response.json({ code: '100404', message: '产品不存在' }, { status: 404 });

it('says errors and events in the language of the client, which may change', async () => {
  let locale: SdkLocale | undefined = en;
  const client = createClient({
    baseUrl: 'https://api.example',
    session: { mode: 'token', token: 't' },
    fetch: refusing,
    locale: () => locale,
  });
  const refused = () => getProduct(client, { productId: '1' });
  await expect(refused()).rejects.toMatchObject({ userMessage: 'This product does not exist' });
  locale = undefined;
  await expect(refused()).rejects.toMatchObject({ userMessage: '产品不存在' });
});
