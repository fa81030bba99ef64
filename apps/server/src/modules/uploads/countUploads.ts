import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';

const daySeconds = 86_400;
const filesPerDay = 300;
const kilobyte = 1024;

type Counting = Pick<Call<never>, 'db' | 'config' | 'now'>;

/** Counts files against the daily quota of a user; throws 100400 if it is used up. */
export async function countUploads(
  { db, config, now }: Counting,
  userId: string,
  sizes: readonly number[],
): Promise<void> {
  const amount = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / kilobyte);
  const maxKilobytes = config.uploadDailyMegabytes * kilobyte;
  const limits = [
    { key: `upload-files:${userId}`, max: filesPerDay, amount: sizes.length },
    { key: `upload-kilobytes:${userId}`, max: maxKilobytes, amount },
  ];
  try {
    for (const limit of limits) await countUse(db, { ...limit, windowSeconds: daySeconds }, now());
  } catch (error) {
    if (error instanceof ApiError && error.code === '003001')
      throw invalid([{ field: 'file', message: '今日上传量已达上限，请明天再试' }]);
    throw error;
  }
}
