import { and, eq, isNotNull } from 'drizzle-orm';
import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { isInRegionOf } from '../../callKit/reach.js';
import { orders } from '../../schema/orders.js';
import { banks } from '../../schema/products.js';

const productId = '100001';

/** Applied for by phone. */
const phoneProduct = '100701';

export const calls = defineCalls(async ({ ask }) => {
  const mine = { userId: '1', type: 1 } as const;
  const { content } = await ask(owner, 'listRelatedCompanies', { body: mine });
  const { nsrsbh } = first(
    content.filter(({ authorized }) => authorized),
    'authorised company',
  );
  return {
    listQrCodes: { as: owner, input: {} },
    createProductQrCode: {
      as: owner,
      input: { productId: phoneProduct, body: { nsrsbh } },
    },
    readScannedQrCode: { as: owner, input: { body: { ticket: 'Zr0lWQ1kS3u5mD2bq8nYpA' } } },
    listProducts: { as: owner, input: {} },
    checkCompanyRegion: { as: owner, input: { nsrsbh, productId } },
    getProduct: { as: owner, input: { productId } },
    compareProducts: { as: owner, input: { ids: '100001,100002' } },
    listWechatProducts: { as: owner, input: {} },
    listRepaymentTypes: { as: owner, input: { productId } },
    getProductHome: { as: owner, input: {} },
    listBankOptions: { as: owner, input: {} },
    getProductForm: { as: owner, input: { body: { productId, type: 'APPLY' } } },
  };
});

export const things = defineThings({
  kind: 'bank',
  missing: '999999',
  make: async (db, actors) => {
    const own = actors.find(({ userId }) => userId === '5')?.bankId;
    const others = (await db.select().from(banks)).filter(({ id }) => id !== own);
    const { id } = first(others, 'second bank');
    const ofBank = await db
      .select({
        scfProvince: orders.scfProvince,
        scfCity: orders.scfCity,
        scfDistrict: orders.scfDistrict,
      })
      .from(orders)
      .where(and(eq(orders.bankId, id), isNotNull(orders.submittedAt)));
    return [
      {
        name: 'another bank',
        id,
        // Staff find a bank through the orders they may see.
        reachableBy: (actor) =>
          (actor.role !== 'FINANCIER' || actor.bankId === id) &&
          ofBank.some((place) => isInRegionOf(actor, place)),
      },
    ];
  },
});
