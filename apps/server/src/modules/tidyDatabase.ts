import type { Config } from '../config/config.js';
import type { Db } from '../db/database.js';
import { inTurn } from '../lib/inTurn.js';
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

/**
 * Deletes expired rows and ends lost work; a job runs it every hour. apps/server/README.md#jobs lists how long what is kept. What fails, such
 * as the partitions while sign-ins keep their table locked, does not keep the rest from being done.
 */
export const tidyDatabase = (
  db: Db,
  now: Date,
  { noticeDays, securityEventMonths }: Omit<Config['retention'], 'jobDays'>,
): Promise<void> =>
  inTurn([
    () => deleteOldSessions(db, now),
    () => deleteOldTokens(db, now),
    () => deleteOldLimits(db, now),
    () => deleteOldKeys(db, now),
    () => deleteOldCaptchas(db, now),
    () => deleteOldQrCodes(db, now),
    () => deleteOldMessages(db, now),
    () => endLostRecords(db, now),
    () => deleteOldDeliveries(db, now),
    () => deleteOldWebhookKeys(db, now),
    () => addComingMonths(db, now),
    async () => {
      if (noticeDays > 0) await deleteOldNotices(db, new Date(now.getTime() - noticeDays * dayMs));
    },
    async () => {
      if (securityEventMonths > 0) await archiveOldMonths(db, now, securityEventMonths);
    },
  ]);
