import type { UserInfo } from '../generated/models.js';
import { localWebStorage, type KeyValueStorage } from './storage.js';

/** The region an agent works in, kept on the device (spec 1 §4 Login success). */
export interface AgentArea {
  readonly userId: string;
  readonly areaName: string | null;
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}

const key = 'agent-area';
const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^(0|\d{6})$/.test(code);

/** Stores the region of an AGENT if complete, and deletes anyone else's. Returns whether it was stored. */
export function saveAgentArea(
  user: UserInfo,
  storage: KeyValueStorage = localWebStorage(),
): boolean {
  const { areaName = null, id: userId, roleType, scfProvince, scfCity, scfDistrict } = user;
  const complete = isCode(scfProvince) && isCode(scfCity) && isCode(scfDistrict);
  if (roleType !== 'AGENT' || !complete) {
    storage.remove(key);
    return false;
  }
  const area: AgentArea = { userId, areaName, scfProvince, scfCity, scfDistrict };
  storage.set(key, JSON.stringify(area));
  return true;
}

/** The stored region; undefined if this user has none. */
export function readAgentArea(
  userId: string,
  storage: KeyValueStorage = localWebStorage(),
): AgentArea | undefined {
  try {
    const area = JSON.parse(storage.get(key) ?? '') as AgentArea;
    // The storage belongs to the page: its content is validated like any other input.
    const valid = [area.scfProvince, area.scfCity, area.scfDistrict].every(isCode);
    return valid && area.userId === userId ? area : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the region, at logout. */
export const forgetAgentArea = (storage: KeyValueStorage = localWebStorage()): void =>
  storage.remove(key);
