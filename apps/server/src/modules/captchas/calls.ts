import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newcomer, owner } from '../../callKit/accounts.js';
import { defineCalls, type CallContext } from '../../callKit/defineCalls.js';

async function solveWork({ ask }: CallContext) {
  const { key, ...parameters } = await ask(owner, 'getWorkChallenge', {});
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  if (!solution) throw new Error('The challenge has no solution');
  return { key, counter: solution.counter };
}

export const calls = defineCalls(async (context) => {
  const prove = async () => {
    const { code } = await context.ask(owner, 'checkWorkChallenge', {
      body: await solveWork(context),
    });
    if (code === null) throw new Error('The solution is wrong');
    return { captchaProof: code };
  };
  const timed = { captchaType: 'CAPTCHA_TYPE_CERTIFT', timeExpire: 'TIME_MINUTE_2' } as const;
  const { key, y } = await context.ask(owner, 'getSlideCaptcha', {});
  return {
    getGraphicCaptcha: { as: owner, input: { body: {} } },
    getSlideCaptcha: { as: owner, input: {} },
    checkSlideCaptcha: { as: owner, input: { body: { key, x: 0, y } } },
    getWorkChallenge: { as: owner, input: {} },
    checkWorkChallenge: { as: owner, input: { body: await solveWork(context) } },
    sendPhoneCaptcha: { as: owner, input: { body: { phone: '13900000011', ...(await prove()) } } },
    sendLoginCaptcha: { as: owner, input: { body: { phone: newcomer, ...(await prove()) } } },
    sendRegisterCaptcha: {
      as: owner,
      input: { body: { phone: '13900000012', ...(await prove()) } },
    },
    sendResetCaptcha: { as: owner, input: { body: { phone: newcomer, ...(await prove()) } } },
    sendTimedCaptcha: {
      as: owner,
      input: { body: { phone: '13900000013', ...timed, ...(await prove()) } },
    },
    sendVerificationCaptcha: {
      as: owner,
      input: { body: { phone: '13900000014', ...timed, ...(await prove()) } },
    },
    sendCertifyCaptcha: {
      as: owner,
      input: { body: { phone: '13900000015', ...(await prove()) } },
    },
  };
});
