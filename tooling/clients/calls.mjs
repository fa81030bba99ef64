const page = { index: 1, size: 3 };
const visit = { productId: '100001' };

/** Twenty operations as each client calls them: what visitors read, the partner's exchange, what its user reads and writes. */
export const calls = [
  { tag: 'products', id: 'listProducts', query: page },
  { tag: 'products', id: 'getProduct', path: visit },
  { tag: 'products', id: 'compareProducts', query: { ids: '100001,100003' } },
  { tag: 'products', id: 'getProductHome' },
  { tag: 'products', id: 'listBankOptions' },
  { tag: 'areas', id: 'listSubAreas', path: { id: '500000' } },
  { tag: 'products', id: 'listRepaymentTypes', path: visit },
  { tag: 'areas', id: 'getCurrentArea' },
  { tag: 'areas', id: 'listProvinces' },
  { tag: 'areas', id: 'listHomePageAreas' },
  { tag: 'policies', id: 'searchPolicies', query: page },
  { tag: 'services', id: 'getServiceHome' },
  {
    tag: 'partners',
    id: 'exchangePartnerToken',
    body: { user: { reference: 'customer-1', phone: '13800000001' } },
    as: 'partner',
  },
  { tag: 'session', id: 'getUserInfo', as: 'user' },
  { tag: 'companies', id: 'listRelatedCompanies', body: { userId: '1', type: 1 }, as: 'user' },
  { tag: 'applications', id: 'listApplyCompanies', query: visit, as: 'user' },
  { tag: 'orders', id: 'listOrders', query: page, as: 'user' },
  { tag: 'orders', id: 'getOrderStatistic', as: 'user' },
  { tag: 'notices', id: 'listNotices', query: page, as: 'user' },
  { tag: 'notices', id: 'getUnreadNoticeCount', as: 'user' },
];
