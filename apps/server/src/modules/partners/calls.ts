import { admin, newcomer } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';
import { demoPartner } from './samplePartners.js';

const credentials = Buffer.from(`${demoPartner.id}:${demoPartner.secret}`).toString('base64');
const { id: partnerId } = demoPartner;
const scope = { bankIds: ['1'], categoryIds: null, productIds: null };

export const calls = defineCalls(() => ({
  exchangePartnerToken: {
    as: newcomer,
    headers: { authorization: `Basic ${credentials}` },
    input: { body: { user: { reference: 'customer-1', phone: newcomer }, purpose: 'widget' } },
  },
  listPartners: { as: admin, input: {} },
  getPartner: { as: admin, input: { partnerId } },
  createPartner: {
    as: admin,
    input: {
      body: { name: '新合作机构', source: 'NEW', origins: ['https://new.bank.example'], scope },
    },
  },
  changePartner: {
    as: admin,
    input: {
      partnerId: 'pt_bank',
      body: { name: '示例银行网点', origins: ['https://branch.bank.example'], scope, version: 1 },
    },
  },
  setPartnerState: { as: admin, input: { partnerId: 'pt_bank', body: { disabled: false } } },
  rotatePartnerSecret: { as: admin, input: { partnerId: 'pt_bank', body: { keepHours: 24 } } },
}));

export const things = defineThings({
  kind: 'partner',
  missing: 'pt_none',
  make: async () => [
    { name: 'the sample partner', id: 'pt_bank', reachableBy: ({ role }) => role === 'ADMIN' },
  ],
});
