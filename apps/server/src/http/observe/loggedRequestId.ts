import { createHash } from 'node:crypto';

/** The format of our clients: the time in China and six random characters (spec 2 §9). */
const clientForm = /^web-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)[a-z0-9]{6}$/;
const eightHours = 8 * 3_600_000;
const day = 24 * 3_600_000;

function isOfThisTime(id: string, now: number): boolean {
  const parts = clientForm.exec(id)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 1, date, hour, minute, second] = parts;
  return Math.abs(Date.UTC(year, month - 1, date, hour, minute, second) - eightHours - now) < day;
}

/**
 * The id of a request in logs. Clients choose their own, and could include a name or phone: unless it is a recent time
 * and six characters, it is replaced by the start of its SHA-256, by which it can still be found.
 */
export function loggedRequestId(id: string, now: number = Date.now()): string {
  if (id.startsWith('srv-') || isOfThisTime(id, now)) return id;
  return `web~${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
}
