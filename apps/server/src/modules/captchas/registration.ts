import { constants } from '@huiqi/sdk/domain';
import type { OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call } from '../../http/context.js';
import { takeUses } from '../../security/takeUses.js';
import { checkCaptcha, hasCaptcha, type CaptchaSolution } from './checkCaptcha.js';

const windowSeconds = 3_600;

/** Checks the captcha of a registration, which an address only needs after the second failure (spec 1 §9). */
export async function checkRegistrationCaptcha(
  call: Pick<Call<OperationId>, 'config' | 'db' | 'keepWrites' | 'now' | 'request'>,
  solution: CaptchaSolution,
): Promise<void> {
  if (hasCaptcha(solution)) return checkCaptcha(call, solution);
  const { config, db, request } = call;
  const key = `register-without-captcha:${clientAddress(request, config)}`;
  const limit = { key, max: constants.captchaAfterFailures, windowSeconds };
  try {
    await takeUses(db, [limit], call.now());
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('792103') : error;
  }
}
