import { partnerPaths, routeTable } from '@huiqi/embed/routes';
import { screen, type Needed, type PageRoute, type Samples } from '../../routes/route.js';

const needs: Readonly<Record<string, Needed>> = {
  '/cIGNAProductApply': { query: ['productId'], choice: '贷款产品', from: ['/cIGNALoan'] },
};

/** The insurer-style addresses as full pages: the same screens from the same table as in a widget (spec 1 §2). */
export const insurerRoutes = routeTable.map(({ load, pageSize, ...address }): PageRoute => ({
  ...address,
  ...(needs[address.path] && { needs: needs[address.path] }),
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
