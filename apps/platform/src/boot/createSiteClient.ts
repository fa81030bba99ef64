import { createClient, type HuiqiClient } from '@huiqi/sdk';

/** The site talks to its own origin and is signed in by a cookie. */
export function createSiteClient(): HuiqiClient {
  return createClient({ session: 'cookie' });
}
