import { defineSeed } from '../defineSeed.js';
import { managedChanges } from '../../schema/management.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';

/** A draft of the operator: a bank that is to join. */
export const seed = defineSeed({
  after: { products, session },
  tables: [managedChanges],
  make: ({ day }) => ({
    drafts: [
      {
        id: 'c1',
        kind: 'BANK' as const,
        itemId: 'b9',
        basis: 0,
        state: 'DRAFT' as const,
        title: '惠民村镇银行',
        content: {
          kind: 'BANK' as const,
          name: '惠民村镇银行',
          logoUrl: '/assets/banks/ccb.png',
          phone: null,
          position: 90,
        },
        note: '新入驻银行，资料已核对',
        authorId: '6',
        createdAt: day,
        updatedAt: day,
      },
    ],
  }),
  rows: ({ drafts }) => [drafts],
});
