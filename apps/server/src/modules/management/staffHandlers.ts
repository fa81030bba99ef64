import { randomUUID } from 'node:crypto';
import { conflict, existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { voidTokens } from '../session/oneTimeTokenRepository.js';
import { forgetTries } from '../session/tries.js';
import { addChange, lockPublication, newestVersion } from './changeRepository.js';
import { readItem } from './itemHandlers.js';
import { keeperScope } from './keeperScope.js';
import { staff } from './kinds/staff.js';
import { resetLogin } from './kinds/staffRepository.js';
import { readLogins } from './staffLoginRepository.js';

/** An account that somebody may keep; throws 100404 for any other. */
async function keptAccount(db: Queryable, user: CurrentUser, id: string) {
  const item = await readItem(db, keeperScope(user), { kind: 'STAFF', id });
  const content = existing(await staff.read(db, id));
  return existing(staff.isWithinRights?.(user, content, content) ? { item, content } : undefined);
}

export const staffHandlers = {
  getStaffLogins: async ({ db, user, input, now }) => {
    await keptAccount(db, user, input.id);
    return readLogins(db, input.id, now());
  },

  resetStaffLogin: async (call) => {
    const { db, user, input, messages } = call;
    const { id, body } = input;
    const now = call.now();
    await lockPublication(db);
    const { item, content } = await keptAccount(db, user, id);
    const { name, phone } = content;
    if (id === user.id) throw conflict('不能重置自己的登录，请在个人中心修改密码');
    if (phone === null) throw conflict('该账号没有手机号，无法用验证码登录，请先补充手机号');
    if (!(await resetLogin(db, id))) throw conflict('该账号已停用');
    await voidTokens(db, id);
    await forgetTries(call, { kind: 'login', account: phone });
    const thing = { kind: 'STAFF', itemId: id } as const;
    await addChange(db, {
      ...thing,
      ...(await staff.belongsTo(content, db)),
      id: randomUUID(),
      basis: item.version,
      version: (await newestVersion(db, thing)) + 1,
      state: 'PUBLISHED',
      title: item.title,
      content,
      note: `重置登录：${body.reason}`,
      authorId: user.id,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    });
    await recordSecurityEvent(call, { event: 'LOGIN_RESET', userId: id, detail: user.id });
    messages.send({ channel: 'sms', to: phone, template: 'loginReset', values: { name } });
    return readLogins(db, id, now);
  },
} satisfies Handlers;
