import type { Handlers } from '../../http/context.js';
import { minuteMemo } from '../../db/minuteMemo.js';
import { findRecords, readServiceEffect } from './policyRecordRepository.js';

const serviceEffect = minuteMemo(readServiceEffect);
const recent = 20;

export const recordHandlers = {
  listFrontApplications: ({ db, input }) => findRecords(db, input),

  listPolicyApplyRecords: async ({ db }) => (await findRecords(db, { size: recent })).content,

  getPolicyServiceEffect: ({ db, now }) => serviceEffect(db, now()),
} satisfies Handlers;
