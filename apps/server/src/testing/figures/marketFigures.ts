import { admin, owner } from '../../callKit/accounts.js';
import { pairsOf, sum, wholeProvince, type Pairs, type Reader } from './figures.js';

/** A region's loan market: the categories, the home page and the list. */
export async function productFigures({ get, count }: Reader): Promise<Pairs> {
  const home = await get('/product/index/home');
  const list = '/product/index/page';
  const byCategory: Record<string, { name: string; productCount: number }> = Object.fromEntries(
    home.categories.map((one: { id: string }) => [one.id, one]),
  );
  return {
    products: [home.productCount, await count(list)],
    'products of all categories': [
      home.productCount,
      sum(Object.values(byCategory).map(({ productCount }) => productCount)),
    ],
    banks: [home.bankCount, (await get('/product/bank/bankSelect')).length],
    ...(await pairsOf(Object.keys(byCategory), async (productCategoryId) => [
      'products of the category',
      byCategory[productCategoryId]?.productCount,
      await count(list, { productCategoryId }),
    ])),
  };
}

/** The provinces with sample products. */
const provinces = ['500000', '510000'];

/** Platform figures: home page, loan market, big screen and the lists they count. */
export async function platformFigures({ get, count, as }: Reader): Promise<Pairs> {
  const home = await get('/order/statistics/home/statistics');
  const market = await get('/order/statistics/indexStatistics');
  const screen = await get('/user/statistics/bigScreen');
  const policies = await get('/ticket/policy/statistic');
  const staff = await as(admin);
  const orders = await staff.rows('/order/admin/page');
  const lent: string[] = [];
  for (const { orderId, orderStatus } of orders)
    if (orderStatus === 'BANK_APPROVAL_SUCCESS')
      lent.push((await staff.get(`/order/admin/${orderId}`)).loan.amount);
  const products: number[] = [];
  for (const code of provinces)
    products.push(await (await as(null, wholeProvince(code))).count('/product/index/page'));
  const companies = orders.filter(({ applicantKind }) => applicantKind === 'COMPANY');
  return {
    'orders of the desk': [home.volume, orders.length],
    'amount paid out, desk': [Number(home.financingAmount), sum(lent)],
    'companies of the desk': [
      market.companyNumber,
      new Set(companies.map(({ companyName }) => companyName)).size,
    ],
    'amount paid out in the months': [
      Number(screen.financingAmount),
      sum(screen.trend.map(({ value }: { value: string }) => value)),
    ],
    'amount paid out, loan market': [home.financingAmount, market.financingAmount],
    'amount paid out, big screen': [home.financingAmount, screen.financingAmount],
    'orders, loan market': [home.volume, market.orderNumber],
    'orders, big screen': [home.volume, screen.orderNumber],
    companies: [market.companyNumber, screen.enterpriseNumber],
    products: [home.productNumber, market.productNumber],
    'products of the provinces': [home.productNumber, sum(products)],
    banks: [market.bankNumber, (await get('/product/bank/bankSelect')).length],
    'policies of the home page': [home.policyNumber, policies.total],
    'policies of the list': [policies.total, await count('/ticket/policy/page')],
    'policies of the search': [policies.total, await count('/ticket/policy/search')],
  };
}

/** The counts announced by the policy list's filters. */
export const policyFigures =
  (filters: Readonly<Record<string, string>>) =>
  async ({ get, count }: Reader): Promise<Pairs> => {
    const { total, publishOrgTypes, gradeTypes } = await get('/ticket/policy/statistic', filters);
    const list = (query: Readonly<Record<string, string>>) =>
      count('/ticket/policy/page', { ...filters, ...query });
    const counts = (of: { count: number }[]) => sum(of.map((one) => one.count));
    const idsOf = (of: Record<string, string>[], key: string) => of.map((one) => one[key] ?? '');
    return {
      'all policies': [total, await list({})],
      'those of all publishers': [total, counts(publishOrgTypes)],
      'those of all grades': [total, counts(gradeTypes)],
      ...(await pairsOf(idsOf(publishOrgTypes, 'publishOrgId'), async (publishOrgId) => [
        'policies of the publisher',
        publishOrgTypes.find((one: Record<string, string>) => one['publishOrgId'] === publishOrgId)
          .count,
        await list({ publishOrgId }),
      ])),
      ...(await pairsOf(idsOf(gradeTypes, 'grade'), async (grade) => [
        'policies of the grade',
        gradeTypes.find((one: Record<string, string>) => one['grade'] === grade).count,
        await list({ grade }),
      ])),
    };
  };

const facts = ({
  orderNumber,
  averageScore,
  evaluationNumber,
}: Record<string, unknown>): Record<string, unknown> => ({
  orderNumber,
  averageScore,
  evaluationNumber,
});

/** Service organisations and their products: lists, public pages, ratings. */
export async function serviceFigures({ get, rows, count }: Reader): Promise<Pairs> {
  const organisations = await rows('/firms/front/org/public/page');
  const products = await rows('/firms/front/product/page');
  const average = (scores: { score: number }[]) =>
    scores.length === 0
      ? null
      : (scores.reduce((all, { score }) => all + score, 0) / scores.length).toFixed(1);
  return {
    'products of all organisations': [
      sum(organisations.map(({ productNumber }) => productNumber)),
      products.length,
    ],
    ...(await pairsOf(
      organisations.map(({ id }) => id as string),
      async (id) => {
        const listed = organisations.find((one) => one.id === id);
        const page = await get(`/firms/front/org/introduction/${id}`);
        const own = await rows(`/firms/front/product/org/${id}`);
        const ratings = await rows(`/firms/front/order/org/evaluation/${id}`);
        return [
          'the organisation',
          [listed.productNumber, facts(listed), listed.evaluationNumber, listed.averageScore],
          [own.length, facts(page), ratings.length, average(ratings)],
        ];
      },
    )),
    ...(await pairsOf(
      products.map(({ id }) => id as string),
      async (id) => {
        const listed = products.find((one) => one.id === id);
        const page = await get(`/firms/front/product/info/${id}`);
        const ratings = await count(`/firms/front/order/evaluation/${id}`);
        return ['the service', [facts(listed), listed.evaluationNumber], [facts(page), ratings]];
      },
    )),
  };
}

/** Public declarations and tickets, compared with the desk. */
export async function publicRecordFigures({ get, rows, as }: Reader): Promise<Pairs> {
  const effect = await get('/ticket/policy/policy/statistic');
  const staff = await as(admin);
  const declarations = await staff.rows('/ticket/admin/policy/order/page');
  const redeemed = declarations.filter(({ auditState }) => auditState === 'REDEEMED');
  const different = (values: unknown[]) => new Set(values).size;
  const tickets = await rows('/ticket/public/public/1/page');
  const passed = await staff.rows('/ticket/admin/coupon/page', { auditState: 'PASSED' });
  return {
    declarations: [(await rows('/ticket/policy/orderFrontPage')).length, declarations.length],
    'companies that declared': [
      effect.declarationFirm,
      different(declarations.map(({ nsrsbh }) => nsrsbh)),
    ],
    'policies paid out': [
      effect.redemptionPolicy,
      different(redeemed.map(({ policyId }) => policyId)),
    ],
    tickets: [tickets.length, passed.length],
    'value of the tickets': [
      sum(tickets.map(({ approvedAmount }) => approvedAmount)),
      sum(passed.map(({ approvedAmount }) => approvedAmount)),
    ],
  };
}

/** Companies under supervision: the list and their pages. */
export async function supervisedFigures({ get, post }: Reader): Promise<Pairs> {
  const { content } = await post('/demand/front/company/page', { index: 1, size: 100 });
  const ids: string[] = content.map(({ id }: { id: string }) => id);
  return pairsOf(ids, async (id) => {
    const { licenceNumber, punishmentNumber, creditLevel } = content.find(
      (one: { id: string }) => one.id === id,
    );
    const { licences, punishments, ratings } = await get(`/demand/front/company/${id}`);
    return [
      'the company',
      [licenceNumber, punishmentNumber, creditLevel],
      [licences.length, punishments.length, ratings[0]?.level ?? null],
    ];
  });
}

/** How much a company can borrow, and the products that fit. */
export async function loanLimitFigures({ get, count, as }: Reader): Promise<Pairs> {
  const { id, productCount } = await (await as(owner)).get('/product/loanLimitCalcul/latest');
  const shown = await get(`/product/loanLimitCalcul/detail/${id}`);
  return {
    products: [productCount, await count(`/product/loanLimitCalcul/page/${id}`)],
    'products of the page': [shown.productCount, productCount],
  };
}
