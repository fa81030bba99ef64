import type { Config } from '../config/config.js';
import type { Db } from '../db/database.js';
import { deleteOldMessages } from '../messages/repository.js';
import { deleteOldKeys } from '../security/idempotency.js';
import { deleteOldLimits } from '../security/rateLimit.js';
import { deleteOldCaptchas } from './captchas/repository.js';
import { addComingMonths, archiveOldMonths } from '../db/securityEventMonths.js';
import { endLostRecords } from './exports/exportRecordRepository.js';
import { deleteOldNotices } from './notices/oldNoticesRepository.js';
import { deleteOldQrCodes } from './products/qrCodeRepository.js';
import { deleteOldTokens } from './session/oneTimeTokenRepository.js';
import { deleteOldSessions } from './session/databaseSessions.js';
import { deleteOldDeliveries } from './webhooks/repository.js';
import { deleteOldWebhookKeys } from './webhooks/webhookKeyRepository.js';

const dayMs = 86_400_000;

/** Deletes expired rows and ends lost work; a job runs it every hour. README.md lists how long what is kept. */
export async function tidyDatabase(
  db: Db,
  now: Date,
  { noticeDays, securityEventMonths }: Omit<Config['retention'], 'jobDays'>,
): Promise<void> {
  await deleteOldSessions(db, now);
  await deleteOldTokens(db, now);
  await deleteOldLimits(db, now);
  await deleteOldKeys(db, now);
  await deleteOldCaptchas(db, now);
  await deleteOldQrCodes(db, now);
  await deleteOldMessages(db, now);
  await endLostRecords(db, now);
  await deleteOldDeliveries(db, now);
  await deleteOldWebhookKeys(db, now);
  await addComingMonths(db, now);
  if (noticeDays > 0) await deleteOldNotices(db, new Date(now.getTime() - noticeDays * dayMs));
  if (securityEventMonths > 0) await archiveOldMonths(db, now, securityEventMonths);
}
