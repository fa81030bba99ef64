import { validateNickname } from '@huiqi/sdk/domain';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { hashPassword } from '../../security/passwords.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { refuseWeakPassword } from '../passwords/refuseWeakPassword.js';
import { findByPhone } from '../session/repository.js';
import { signIn } from '../session/signIn.js';
import { beginTry } from '../session/tries.js';
import { markRead } from '../notices/noticeChangeRepository.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { createUser, saveProfile } from './repository.js';

export const handlers = {
  register: async (call) => {
    const {
      telPhone: phone,
      code,
      password,
      captchaUid,
      pictureCaptcha,
      captchaProof,
    } = call.input.body;
    refuseWeakPassword('password', password, { phone });
    const captcha = { captchaUid, pictureCaptcha, proof: captchaProof };
    const release = await beginTry(call, { kind: 'register', account: phone, captcha });
    await checkPhoneCode(call, { purpose: 'register', phone, code });
    await release();
    // Reached only by the holder of the phone, so nobody else learns whether it is registered.
    if (await findByPhone(call.db, phone)) throw new ApiError('795101');
    const passwordHash = await hashPassword(password);
    const created = await createUser(call.db, { phone, passwordHash, ...call.region }, call.now());
    if (!created) throw new ApiError('795101');
    // Announcements from before the account existed are not new to it.
    await markRead(call.db, created, { ids: [], until: call.now() }, call.now());
    return signIn(call, created, { by: 'register' });
  },

  setNickname: async ({ db, input, now, user }) => {
    const { userName, logo } = input.body;
    const problem = validateNickname(userName);
    if (problem !== null) throw invalid([{ field: 'userName', message: problem }]);
    if (logo !== undefined) {
      const keys = logo === null ? [] : [logo];
      const use = { userId: user.id, kind: 'logo', refId: user.id, field: 'logo' };
      await attachFiles(db, { ...use, keys, purpose: 'LOGO' }, now());
    }
    await saveProfile(db, user.id, { name: userName, logo });
    return null;
  },
} satisfies Handlers;
