import { conflict, invalid, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { departmentOf } from '../departments/repository.js';
import {
  countPhrases,
  findPhrases,
  insertPhrase,
  lockPhrases,
  removePhrase,
  storeUse,
} from './repository.js';

/** Maximum phrases of a person, as in the contract. */
const most = 50;

async function list({ db, user }: Pick<UserCall<'listPhrases'>, 'db' | 'user'>) {
  const department = await departmentOf(db, user.id);
  return { departmentName: department?.name ?? null, phrases: await findPhrases(db, user.id) };
}

export const handlers = {
  listPhrases: (call) => list(call),

  addPhrase: async (call) => {
    const { db, user, now, input } = call;
    const { isShared } = input.body;
    const text = input.body.text.trim();
    if (text.length < 2) throw invalid([{ field: 'text', message: '请填写至少2个字' }]);
    const department = isShared ? await departmentOf(db, user.id) : null;
    if (department === undefined)
      throw invalid([{ field: 'isShared', message: '您不属于任何部门，不能共享' }]);
    await lockPhrases(db, user.id);
    if ((await countPhrases(db, user.id)) >= most)
      throw conflict(`最多保存${most}条常用语，请先删除不用的`);
    const phrase = {
      userId: user.id,
      departmentId: department?.id ?? null,
      text,
      createdAt: now(),
    };
    if (!(await insertPhrase(db, phrase))) throw conflict('您已有这条常用语');
    return list(call);
  },

  deletePhrase: async ({ db, user, input }) => {
    if (!(await removePhrase(db, user.id, input.id))) throw notFound();
    return null;
  },

  recordPhraseUse: async ({ db, user, now, input }) => {
    if (!(await storeUse(db, user.id, input.id, now()))) throw notFound();
    return null;
  },
} satisfies Handlers;
