import { admin, bankOfficer, owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { seedNow } from '../../callKit/seedNow.js';
import { beginRecord, endRecord } from './exportRecordRepository.js';
import { exportsPerUser } from './slots.js';

const record = { columns: ['orderCode'], filters: [], total: 1 };

export const calls = defineCalls(async ({ ask, db, now }) => {
  const reviewed = await ask(owner, 'listOrders', { orderStatus: 'JXW_AUDIT_FAIL' });
  const { orderId: id } = first(reviewed.content, 'epidemic-relief loan of the first user');
  const exportId = 'export-of-the-officer';
  await beginRecord(db, { ...record, userId: '5', exportId }, exportsPerUser, now());
  const { content } = await ask(bankOfficer, 'listStaffOrders', { size: 100 });
  const ids = content.map(({ orderId }) => orderId);
  const fieldList = await ask(bankOfficer, 'listExportFields', {});
  return {
    listExportFields: { as: bankOfficer, input: {} },
    countExportOrders: { as: bankOfficer, input: {} },
    exportOrders: { as: bankOfficer, input: { body: { fieldList, ids } } },
    getExportProgress: { as: bankOfficer, input: { exportId } },
    listExportRecords: { as: admin, input: {} },
    exportEpidemicLoan: { as: owner, input: { id } },
  };
});

export const things = defineThings({
  kind: 'export',
  missing: 'export-of-nobody',
  make: async (db) => {
    const exportId = 'export-of-the-first-officer';
    const id = await beginRecord(db, { ...record, userId: '5', exportId }, exportsPerUser, seedNow);
    await endRecord(db, id ?? '', { state: 'DONE', written: 1 }, seedNow);
    return [
      {
        name: 'an export of the officer',
        id: exportId,
        reachableBy: ({ userId }) => userId === '5',
      },
    ];
  },
});
