import type { HuiqiClient } from '../client/HuiqiClient.js';
import type { UserInfo } from '../generated/models.js';
import { getUserInfo } from '../generated/operations/session.js';

/** Who is signed in, or null for a visitor. Being signed in means the id is present (spec 1 §3). */
export async function startSession(
  client: HuiqiClient,
  signal?: AbortSignal,
): Promise<UserInfo | null> {
  const user = await getUserInfo(client, {}, { signal });
  if (!user?.id) return null;
  client.visit.resetRefusals();
  return user;
}
