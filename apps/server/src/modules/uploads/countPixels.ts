import { ApiError } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';

const windowSeconds = 60;
/** Counted in thousands, as pixels would overflow the counter. */
const unit = 1_000;

type Counting = Pick<Call<never>, 'db' | 'config' | 'now'>;

/** Counts pixels against a user's limit before they are decoded; throws 003001 beyond the limit per minute. */
export async function countPixels(
  { db, config, now }: Counting,
  userId: string,
  pixels: number,
): Promise<void> {
  if (pixels === 0) return;
  const max = (config.uploadMegapixels * 1_000_000) / unit;
  const limit = { key: `upload-pixels:${userId}`, max, amount: Math.ceil(pixels / unit) };
  try {
    await countUse(db, { ...limit, windowSeconds }, now());
  } catch (error) {
    if (!(error instanceof ApiError && error.code === '003001')) throw error;
    const message = `图片总像素过大，每分钟最多处理${config.uploadMegapixels * 100}万像素，请缩小图片或稍后分批上传`;
    throw new ApiError('003001', { ...error.details, message });
  }
}
