import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ManagedContent } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { admin, backstage, operator } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { approvals } from '../../schema/approvals.js';
import { users } from '../../schema/users.js';
import { products } from '../../schema/products.js';
import type { managedChanges } from '../../schema/management.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { filesForm } from '../../callKit/forms.js';
import { pdf, png } from '../../callKit/sampleFiles.js';
import { seedNow } from '../../callKit/seedNow.js';
import { addChange } from './changeRepository.js';
import { addPicture } from './pictureRepository.js';
import { writeJson } from './transfer/jsonFile.js';

export const testBank = {
  kind: 'BANK',
  name: '惠民村镇银行',
  logoUrl: '/assets/banks/djcz.svg',
  phone: null,
  position: 9,
} as const satisfies ManagedContent;

/** The form of `importManagedItems`. */
export function importForm(
  file: Buffer | Parameters<typeof writeJson>[0],
  name = '导入.json',
): FormData {
  const form = new FormData();
  const content = Buffer.isBuffer(file) ? file : writeJson(file);
  form.append('file', new File([new Uint8Array(content)], name));
  return form;
}

type NewChange = Partial<typeof managedChanges.$inferInsert>;

/** Adds a change of the operator, by default a draft of a new bank; returns its id. */
async function addTestChange(db: Queryable, given: NewChange = {}): Promise<string> {
  const id = randomUUID();
  const times = { createdAt: seedNow, updatedAt: seedNow };
  await addChange(db, {
    id,
    kind: 'BANK',
    itemId: randomUUID(),
    basis: 0,
    state: 'DRAFT',
    title: testBank.name,
    content: testBank,
    authorId: accountOf(operator).id,
    ...times,
    ...given,
  });
  return id;
}

/** A change of a kind that needs no second person from now on. */
async function freeOfApproval(db: Queryable): Promise<NewChange> {
  await db
    .insert(approvals)
    .values({ subject: 'PUBLISHER', aloneIn: ['0'] })
    .onConflictDoNothing();
  const content = { kind: 'PUBLISHER', name: '县政府办公室', position: 90, logoUrl: '' } as const;
  return { kind: 'PUBLISHER', content, title: content.name };
}

async function addTestPicture(db: Queryable): Promise<string> {
  const id = randomUUID();
  const picture = { fileName: '标志.png', mediaType: 'image/png', content: png() };
  await addPicture(db, { id, ...picture, createdAt: seedNow });
  return id;
}

export const calls = defineCalls(async ({ db, ask }) => ({
  listManagedItems: { as: operator, input: { kind: 'PRODUCT' } },
  getManagedItem: { as: operator, input: { kind: 'PRODUCT', id: '100001' } },
  withdrawManagedItem: {
    as: operator,
    input: { kind: 'PRODUCT', id: '100002', body: { reason: '银行通知停办' } },
  },
  getManagementOverview: { as: operator, input: {} },
  listChanges: { as: operator, input: {} },
  openChange: {
    as: operator,
    input: { body: { kind: 'PRODUCT', itemId: '100003', version: null, copy: false } },
  },
  getChange: { as: operator, input: { id: await addTestChange(db) } },
  saveChange: {
    as: operator,
    input: {
      id: await addTestChange(db),
      body: { edition: 1, content: testBank, note: '', publishOn: null },
    },
  },
  submitChange: { as: operator, input: { id: await addTestChange(db), body: { edition: 1 } } },
  publishChange: {
    as: operator,
    input: { id: await addTestChange(db, await freeOfApproval(db)), body: { edition: 1 } },
  },
  decideChange: {
    as: admin,
    input: {
      id: await addTestChange(db, { state: 'SUBMITTED' }),
      body: { edition: 1, approved: true, opinion: '' },
    },
  },
  addPolicyTemplate: {
    as: operator,
    input: {
      body: {
        key:
          (await ask(operator, 'uploadFiles', { body: filesForm([['申请表.pdf', pdf]]) }))[0]
            ?.url ?? '',
      },
    },
  },
  addPicture: {
    as: operator,
    input: {
      body: {
        key:
          (await ask(operator, 'uploadFiles', { body: filesForm([['标志.png', png()]]) }))[0]
            ?.url ?? '',
      },
    },
  },
  openPicture: { as: operator, input: { id: await addTestPicture(db) } },
  checkLinks: { as: operator, input: {} },
  listRoleRights: { as: operator, input: {} },
  getStaffLogins: { as: operator, input: { id: await addKeptAccount(db) } },
  resetStaffLogin: {
    as: operator,
    input: { id: await addKeptAccount(db), body: { reason: '手机遗失' } },
  },
  exportManagedItems: { as: operator, input: { kind: 'BANK', format: 'XLSX' } },
  importManagedItems: {
    as: operator,
    input: { kind: 'BANK', dryRun: true, body: importForm({ kind: 'BANK', items: [] }) },
  },
  actOnChanges: {
    as: operator,
    input: {
      body: {
        batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
        ids: [await addTestChange(db)],
        versions: [1],
        action: 'SUBMIT',
        reason: '',
      },
    },
  },
  discardChange: { as: operator, input: { id: await addTestChange(db), body: { edition: 1 } } },
}));

/** An account that the operator may keep, and that nobody else's calls depend on; returns its id. */
async function addKeptAccount(db: Queryable): Promise<string> {
  const id = 'kept-account';
  const model = first(
    await db
      .select()
      .from(users)
      .where(eq(users.id, accountOf(backstage).id)),
    'account',
  );
  await db
    .insert(users)
    .values({ ...model, id, phone: '13911110011' })
    .onConflictDoNothing();
  return id;
}

const keepsAll = ['ADMIN', 'OPERATOR'];

/** The platform's staff of the province, and, of a bank's product, that bank's. */
const keptBy =
  (scfProvince: string | null, bankId: string | null): Thing['reachableBy'] =>
  ({ role, region, bankId: own }) =>
    (scfProvince === null || region.scfProvince === scfProvince) &&
    (keepsAll.includes(role ?? '') || (role === 'FINANCIER' && bankId !== null && own === bankId));

export const things = [
  defineThings({
    kind: 'staffAccount',
    missing: 'none',
    make: async (db) => {
      const { scfProvince, scfCity } = first(
        await db
          .select()
          .from(users)
          .where(eq(users.id, accountOf(operator).id)),
        'operator',
      );
      return [
        {
          name: 'an account of the region',
          id: await addKeptAccount(db),
          reachableBy: ({ role, region }) =>
            keepsAll.includes(role ?? '') &&
            region.scfProvince === scfProvince &&
            region.scfCity === scfCity,
        },
      ];
    },
  }),
  defineThings({
    kind: 'managedItem',
    missing: 'none',
    make: async (db) => {
      const { id, scfProvince, bankId } = first(await db.select().from(products), 'product');
      return [{ name: 'a product', id, reachableBy: keptBy(scfProvince, bankId) }];
    },
  }),
  defineThings({
    kind: 'change',
    missing: 'none',
    make: async (db) => {
      const { bankId, scfProvince } = first(await db.select().from(products), 'product');
      const of = { bankId, scfProvince };
      return [
        { name: 'a bank', id: await addTestChange(db), reachableBy: keptBy(null, null) },
        {
          name: "a bank's product",
          id: await addTestChange(db, of),
          reachableBy: keptBy(scfProvince, bankId),
        },
      ];
    },
  }),
];
