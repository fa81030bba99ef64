import { createHash, randomBytes } from 'node:crypto';
import type { UploadPurpose, UploadToken } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import { fileDomain } from './fileAddress.js';
import { uploadRules } from './fileFormats.js';
import { addToken, findToken, type TokenRow } from './repository.js';

const lifeMs = 10 * 60_000;
const maxFiles = constants.uploads.batchFiles;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A prefix nobody can guess: finance/, year and month, 128 random bits. */
export function newKeyPrefix(now: Date): string {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  return `${constants.uploadKeyPrefix}${month}/${randomBytes(16).toString('base64url')}/`;
}

/** Issues a token and stores its hash, like for sessions. */
export async function issueToken(
  { db, config, user, ...call }: UserCall<'getUploadToken'>,
  purpose: UploadPurpose,
): Promise<UploadToken> {
  const now = call.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMs);
  const keyPrefix = newKeyPrefix(now);
  const row = { idHash: hashOf(token), userId: user.id, purpose, keyPrefix, expiresAt };
  await addToken(db, { ...row, filesLeft: maxFiles });
  const { maxBytes, extensions } = uploadRules[purpose];
  return {
    token,
    uploadUrl: `/api/${config.product}/user/upload`,
    domain: fileDomain(config),
    keyPrefix,
    expiresTs: expiresAt.toISOString(),
    maxBytes,
    maxFiles,
    extensions: [...extensions],
  };
}

/** The stored token; throws 791214 if unknown or expired (spec 1 §8). */
export async function requireToken(db: Queryable, token: string, now: Date): Promise<TokenRow> {
  const row = await findToken(db, hashOf(token), now);
  if (!row) throw new ApiError('791214', { message: '登录超时，请重新登录' });
  return row;
}
