import { createHash } from 'node:crypto';
import type { CaptchaExpiry, OperationId } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call } from '../../http/context.js';
import type { TemplateName } from '../../messages/templates.js';
import { releaseUses } from '../../security/rateLimit.js';
import { takeUses } from '../../security/takeUses.js';
import { createPhoneCode, type PhonePurpose } from './phoneCodes.js';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

type SendingCall = Pick<
  Call<OperationId>,
  'config' | 'db' | 'keepWrites' | 'messages' | 'now' | 'request'
>;

/** What is sent to whom. */
export interface CodeOrder {
  readonly purpose: PhonePurpose;
  readonly phone: string;
  readonly expiry?: CaptchaExpiry;
  /** Called when the limits allow a message; throws to send none. */
  readonly refuse?: () => Promise<void>;
}

const { captchaExpiry: expiries } = constants;

/** Template and lifetime of each purpose (spec 1 §9). */
const kinds: Readonly<Record<PhonePurpose, { template: TemplateName; expiry: CaptchaExpiry }>> = {
  login: { template: 'loginCode', expiry: expiries.login },
  register: { template: 'registerCode', expiry: expiries.registration },
  reset: { template: 'resetCode', expiry: expiries.reset },
  certify: { template: 'certifyCode', expiry: expiries.verification },
  password: { template: 'passwordCode', expiry: expiries.password },
  bind: { template: 'bindCode', expiry: expiries.binding },
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Limits of a message, the tightest first. */
function limitsOf({ config, request }: SendingCall, { phone, purpose }: CodeOrder) {
  const who = hashOf(phone);
  const { smsLimits } = config;
  const ofPhone = [
    { key: `sms:${purpose}:${who}`, max: 1, windowSeconds: constants.phoneCodeWaitSeconds },
    { key: `sms-day:${who}`, max: smsLimits.phone, windowSeconds: daySeconds },
  ];
  const ofEverybody = [
    {
      key: `sms-from:${clientAddress(request, config)}`,
      max: smsLimits.address,
      windowSeconds: daySeconds,
    },
    { key: 'sms-hour', max: smsLimits.hour, windowSeconds: hourSeconds },
  ];
  return { ofPhone, ofEverybody };
}

/**
 * Sends a code to a phone within the limits; beyond them it throws 003001 and sends and counts nothing. A refusal that
 * reveals something about a phone counts against the address, so that nobody can probe many phones.
 */
export async function sendCode(call: SendingCall, order: CodeOrder): Promise<null> {
  const { db, messages } = call;
  const { phone, purpose, refuse } = order;
  const { template, expiry } = kinds[purpose];
  if (!messages.has('sms'))
    throw new ApiError('100503', { message: '短信服务未开通，暂时无法获取验证码' });
  const { ofPhone, ofEverybody } = limitsOf(call, order);
  await takeUses(db, [...ofPhone, ...ofEverybody], call.now());
  try {
    await refuse?.();
  } catch (error) {
    for (const { key } of ofPhone) await releaseUses(db, [key]);
    throw error;
  }
  const seconds = constants.captchaLifetimeSeconds[order.expiry ?? expiry];
  const code = await createPhoneCode(call, { purpose, phone }, seconds);
  messages.send({
    channel: 'sms',
    to: phone,
    template,
    values: { code, minutes: String(seconds / 60) },
    usefulUntil: new Date(call.now().getTime() + seconds * 1000),
  });
  return null;
}
