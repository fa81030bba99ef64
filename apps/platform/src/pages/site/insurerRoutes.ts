import { partnerPaths, routeTable } from '@huiqi/embed/routes';
import { screen, type PageRoute, type Samples } from '../../routes/route.js';

const choices = { product: '贷款产品', order: '申请' } as const;

/** The insurer-style addresses as full pages: the same screens from the same table as in a widget (spec 1 §2). */
export const insurerRoutes = routeTable.map(({ load, pageSize, needs, ...address }): PageRoute => ({
  ...address,
  ...(needs && {
    needs: { query: [needs.query], choice: choices[needs.choice], from: [needs.from] },
  }),
  load: async () => {
    const [Screen, { insurerScreen }] = await Promise.all([load(), import('./insurerScreen.js')]);
    const page = screen(insurerScreen(Screen), partnerPaths);
    return pageSize === undefined ? page : { ...page, pageSize };
  },
}));

export const insurerSamples: Samples = {
  '/cIGNAProductDetail/:productId': '/cIGNAProductDetail/100001',
  '/cIGNAProductApply': '/cIGNAProductApply?productId=100001',
};
