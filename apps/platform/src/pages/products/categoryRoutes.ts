import type { CategoryKey } from '@huiqi/components/products';
import type { PageRoute } from '../../routes/route.js';

const routeOf = (path: string, category: CategoryKey, title: string): PageRoute => ({
  path,
  title,
  header: '/loan',
  load: async () => {
    const { categoryPage } = await import('./categoryPage.js');
    return categoryPage(category);
  },
});

/** Pages of categories; the specification names that of the tax loans (spec 1 §2). */
export const categoryRoutes: readonly PageRoute[] = [
  routeOf('/taxation', 'taxation', '税务贷'),
  routeOf('/tobaccoLoan', 'tobacco', '烟商贷'),
  routeOf('/hotelLoan', 'hotel', '酒店贷'),
  routeOf('/renewalProducts', 'renewal', '续贷产品'),
  routeOf('/epidemicLoan', 'epidemic', '抗疫贷'),
  routeOf('/personLoan', 'person', '个人贷'),
];
