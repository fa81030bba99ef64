import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { releaseUses } from '../../security/rateLimit.js';
import { takeUses } from '../../security/takeUses.js';

const daySeconds = 86_400;
const filesPerDay = 300;
const kilobyte = 1024;

type Counting = Pick<Call<never>, 'db' | 'config' | 'now'>;

function usesOf(userId: string, sizes: readonly number[]) {
  const kilobytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / kilobyte);
  return {
    files: { key: `upload-files:${userId}`, amount: sizes.length },
    kilobytes: { key: `upload-kilobytes:${userId}`, amount: kilobytes },
  };
}

/** Counts files against the daily quota of a user; throws 100400 if they exceed it, and counts none. */
export async function countUploads(
  { db, config, now }: Counting,
  userId: string,
  sizes: readonly number[],
): Promise<void> {
  const { files, kilobytes } = usesOf(userId, sizes);
  const limits = [
    { ...files, max: filesPerDay, windowSeconds: daySeconds },
    { ...kilobytes, max: config.uploadDailyMegabytes * kilobyte, windowSeconds: daySeconds },
  ];
  try {
    await takeUses(db, limits, now());
  } catch (error) {
    if (error instanceof ApiError && error.code === '003001')
      throw invalid([{ field: 'file', message: '今日上传量已达上限，请明天再试' }]);
    throw error;
  }
}

/** Releases what was counted for files that were not stored after all. */
export async function releaseUploads(
  { db }: Pick<Counting, 'db'>,
  userId: string,
  sizes: readonly number[],
): Promise<void> {
  const { files, kilobytes } = usesOf(userId, sizes);
  for (const { key, amount } of [files, kilobytes]) await releaseUses(db, [key], amount);
}
