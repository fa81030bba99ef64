import { encodePassword } from '@huiqi/sdk/domain';
import { newcomer } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';

const phone = '13900000021';
const password = encodePassword('Kq7!rmw2tPx9');

export const calls = defineCalls(async (context) => {
  const code = await createPhoneCode(context, { purpose: 'register', phone }, 600);
  return {
    register: { as: newcomer, input: { body: { type: 'FRONT', telPhone: phone, code, password } } },
    setNickname: { as: newcomer, input: { body: { userName: '明月食品' } } },
  };
});
