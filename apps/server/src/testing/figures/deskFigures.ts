import {
  AuditStateValues,
  DemandStatusValues,
  PolicyApplicationStateValues,
  TicketStatusValues,
} from '@huiqi/sdk/domain';
import { pairsOf, sum, type Pairs, type Query, type Reader, type Shown } from './figures.js';

/** An organisation's own figures on its desk, and the public ones. */
export async function organisationFigures({ get, rows, count }: Reader): Promise<Pairs> {
  const [organisation] = await rows('/firms/front/org/page');
  const { id } = organisation;
  const shown = await get(`/firms/front/org/detail/${id}`);
  const isPublic = await get(`/firms/front/org/introduction/${id}`);
  const listed = (await rows('/firms/front/org/public/page')).find((one) => one.id === id);
  const products = await rows('/firms/front/org/product/page');
  const facts = (one: Shown) => [
    one.productNumber,
    one.orderNumber,
    one.averageScore,
    one.evaluationNumber,
  ];
  const onOffer = products.filter((one) => one.published && one.productStatus === 'ON_SHELF');
  return {
    'its page': [facts(organisation), facts(shown)],
    'the public page': [facts(organisation), facts(isPublic)],
    'the public list': [facts(organisation), facts(listed)],
    'products on offer': [organisation.productNumber, onOffer.length],
    'orders of all products': [
      organisation.orderNumber,
      sum(products.map(({ orderNumber }) => orderNumber)),
    ],
    'orders of the list': [organisation.orderNumber, await count('/firms/front/org/order/page')],
    ...(await pairsOf(
      products.map((one) => one.id as string),
      async (productId) => [
        'orders of the product',
        products.find((one) => one.id === productId).orderNumber,
        await count('/firms/front/org/order/page', { productIdList: productId }),
      ],
    )),
  };
}

/** Submitted service changes, for reviewers. */
export async function reviewFigures({ get, count }: Reader): Promise<Pairs> {
  const pairs: Record<string, readonly [unknown, unknown]> = {};
  for (const kind of ['ORGANISATION', 'PRODUCT']) {
    const counts = await get('/firms/admin/review/statusCount', { kind });
    const list = (query: Query) => count('/firms/admin/review/page', { kind, ...query });
    pairs[`${kind} all`] = [counts.total, await list({})];
    for (const auditStatus of AuditStateValues) {
      const name = { PENDING: 'pending', PASSED: 'passed', NOT_PASSED: 'notPassed' }[auditStatus];
      pairs[`${kind} ${auditStatus}`] = [counts[name], await list({ auditStatus })];
    }
  }
  return pairs;
}

/** Policy declarations, for reviewers. */
export const declarationFigures =
  (filters: Query) =>
  async ({ get, count }: Reader): Promise<Pairs> => {
    const counts: { auditState: string; count: number }[] = await get(
      '/ticket/admin/policy/order/statusCount',
      filters,
    );
    const list = (query: Query) =>
      count('/ticket/admin/policy/order/page', { ...filters, ...query });
    return {
      'all declarations': [sum(counts.map((one) => one.count)), await list({})],
      ...(await pairsOf(PolicyApplicationStateValues, async (auditState) => [
        'declarations',
        counts.find((one) => one.auditState === auditState)?.count ?? 0,
        await list({ auditState }),
      ])),
    };
  };

/** Public figures of demands and of the departments' responses. */
export async function demandFigures({ get, count }: Reader): Promise<Pairs> {
  const all = await get('/demand/front/statistical');
  const overseen = await get('/demand/front/oversee/statistic');
  const listed = async (query: Query = {}) => {
    const list = (more: Query) => count('/demand/front/oversee/page', { ...query, ...more });
    return {
      total: await list({}),
      replied: await list({ replyState: 'REPLIED' }),
      repliedLate: await list({ replyState: 'REPLIED', overdue: 'true' }),
      waiting: await list({ replyState: 'UNREPLIED', overdue: 'false' }),
      overdue: await list({ replyState: 'UNREPLIED', overdue: 'true' }),
    };
  };
  const { total, replied, waiting, overdue, departments } = overseen;
  const { repliedLate, ...sums } = await listed();
  const ids = departments.map((one: Shown) => one.departmentId as string);
  return {
    'all demands': [all.total, await count('/demand/front/page')],
    'demands with a reply': [all.solved, replied],
    'share of the replies': [Number(all.solvedRate), sum([(100 * all.solved) / all.total])],
    'demands of departments': [{ total, replied, waiting, overdue }, sums],
    'share in time': [
      Number(overseen.onTimeRate),
      sum([(100 * (replied - repliedLate)) / (replied + overdue)]),
    ],
    'the parts': [total, replied + waiting + overdue],
    ...(await pairsOf(ids as string[], async (departmentId) => {
      const { departmentName, ...shown } = departments.find(
        (one: Shown) => one.departmentId === departmentId,
      );
      return [String(departmentName), shown, { departmentId, ...(await listed({ departmentId })) }];
    })),
  };
}

/** A desk's demands with some filters: its tabs and its list. */
export const staffDemandFigures =
  (filters: Query) =>
  async ({ get, count }: Reader): Promise<Pairs> => {
    const counts = await get('/demand/admin/statusCount', filters);
    const list = (query: Query) => count('/demand/admin/page', { ...filters, ...query });
    return {
      'all demands': [counts.total, await list({})],
      ...(await pairsOf(DemandStatusValues, async (status) => [
        'demands',
        counts[status.toLowerCase()],
        await list({ status }),
      ])),
    };
  };

/** A user's small lists: tickets, notices, companies, favourites. */
export async function userFigures({ get, post, rows, count }: Reader): Promise<Pairs> {
  const tickets = await get('/ticket/userCenter/statistic');
  const user = await get('/user/info');
  const unread = { noticeStatus: 'UNREAD' };
  const bound = await get('/user/enterpriseBindDetail');
  const related = await post('/user/getRelatedCompanyList', { userId: user.id, type: 1 });
  const favourites = await count('/ticket/policy/favorites/page');
  const marked = (await rows('/ticket/policy/search')).filter(({ favourite }) => favourite);
  return {
    ...(await pairsOf(TicketStatusValues, async (status) => [
      'tickets',
      tickets[status],
      await count('/ticket/userCenter/page', { status }),
    ])),
    'unread notices': [
      (await get('/user/notice/unread/count')).count,
      await count('/user/notice/page', unread),
    ],
    'unread tidings': [
      (await get('/user/tidings/unread/num')).count,
      await count('/user/tidings/front/page', unread),
    ],
    'unread tidings of the list': [
      (await get('/user/tidings/unread/num')).count,
      (await get('/user/tidings/unread')).length,
    ],
    companies: [related.totalElements, bound.length],
    'companies to act for': [
      (await post('/user/relatedCompanyList', { userId: user.id, type: 1 })).totalElements,
      bound.length,
    ],
    'companies of the user': [
      (await get(`/user/getCompanyListByUser/${user.id}`)).length,
      bound.length,
    ],
    favourites: [favourites, marked.length],
  };
}

/** Ratings of departments: the activity, its departments, the comments. */
export async function evaluationFigures({ get, rows, count }: Reader): Promise<Pairs> {
  const activities = await rows('/demand/evaluation/activities');
  return pairsOf(
    activities.map(({ id }) => id as string),
    async (id) => {
      const path = `/demand/admin/evaluation/${id}`;
      const { submissions, departments } = await get(`${path}/results`);
      const written: number[] = [];
      for (const { id: departmentId } of departments)
        written.push(await count(`${path}/comments`, { departmentId }));
      return [
        'the activity',
        [submissions, await count(`${path}/comments`)],
        [sum(departments.map((one: Shown) => one.submissions)), sum(written)],
      ];
    },
  );
}

/** Orders of companies: in the network, and in the list by credit code. */
export async function networkFigures({ get, rows, count }: Reader): Promise<Pairs> {
  const orders = await rows('/order/admin/page', { companyName: '食品' });
  const { nodes } = await get('/order/admin/correlationMap/network', {
    orderId: orders[0].orderId,
  });
  const companies: Shown[] = nodes.filter((one: Shown) => one.kind === 'COMPANY');
  return pairsOf(
    companies.map(({ nsrsbh }) => nsrsbh as string),
    async (nsrsbh) => [
      'orders of the company',
      companies.find((one) => one.nsrsbh === nsrsbh).count,
      await count('/order/admin/page', { nsrsbh }),
    ],
  );
}
