import { createClient, type HuiqiClient } from '@huiqi/sdk';
import { fetchWith, takeFirstAnswers } from './firstAnswers.js';

/** The site talks to its own origin and is signed in by a cookie. */
export function createSiteClient(): HuiqiClient {
  return createClient({ session: 'cookie', fetch: fetchWith(takeFirstAnswers()) });
}
