import { invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { listCategories, listTimes, saveTime, type Place } from './repository.js';

const placeOf = ({ scfProvince, scfCity, scfDistrict }: CurrentUser): Place => ({
  scfProvince: scfProvince ?? '0',
  scfCity: scfCity ?? '0',
  scfDistrict: scfDistrict ?? '0',
});

export const handlers = {
  listHandlingTimes: ({ db, user }) => listTimes(db, placeOf(user)),

  saveHandlingTime: async (call) => {
    const { db, user, now, input } = call;
    const { desk, kind, days } = input.body;
    const isKnown =
      kind === null ||
      (desk === 'ORDER' && (await listCategories(db)).some(({ id }) => id === kind));
    if (!isKnown) throw invalid([{ field: 'kind', message: '没有这个产品类别' }]);
    await saveTime(db, placeOf(user), input.body, { updatedBy: user.id, updatedAt: now() });
    await recordSecurityEvent(call, {
      event: 'HANDLING_TIME_CHANGED',
      userId: user.id,
      detail: [desk, kind, days ?? 'DEFAULT'].filter((part) => part !== null).join(' '),
    });
    return listTimes(db, placeOf(user));
  },
} satisfies Handlers;
