import { accounts, call, login } from './client.mjs';

const bodyOf = (company, repaymentType) => ({
  taxpayer: company.qymc,
  creditCode: company.nsrsbh,
  legalName: company.legalName ?? '',
  loanAmount: '10',
  loanterm: 12,
  loanLending: '采购原材料',
  ...(repaymentType ? { repaymentType } : {}),
  contactName: '周明',
  contactPhone: accounts.owner,
  agreement: true,
  formItems: [{ checkName: 'taxGrade', value: 'A' }],
});

const read = async (url, token, path) => {
  const { status, body } = await call(url, { token, path });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.data;
};

/** The request that applies for a product. */
export const applyRequest = ({ token, productId, body }, key) => ({
  token,
  method: 'POST',
  path: `/order/user/product/${productId}`,
  body,
  key,
});

/** The request that withdraws an order. */
export const closeRequest = ({ token }, orderId, key) => ({
  token,
  method: 'POST',
  path: `/order/user/${orderId}/close`,
  body: { reason: '暂不需要贷款' },
  key,
});

/**
 * Applications that the first sample account can submit and withdraw again and again: at most `most` of { token,
 * productId, body }, one per product. Each has been tried.
 */
export async function openApplications(url, most) {
  const token = await login(url, accounts.owner);
  const found = await call(url, {
    token,
    method: 'POST',
    path: '/user/relatedCompanyList',
    body: { userId: '1', type: 1 },
  });
  const company = found.body.data.content[0];
  const { content } = await read(url, token, '/product/index/page?index=1&size=100');
  const usable = [];
  for (const { id: productId } of content) {
    if (usable.length === most) break;
    const { repaymentTypeList } = await read(url, token, `/product/index/${productId}`);
    const application = { token, productId, body: bodyOf(company, repaymentTypeList?.[0]) };
    const { body } = await call(url, applyRequest(application, `probe-apply-${productId}`));
    if (body.data?.applyStatus !== 'SUCCESS') continue;
    await call(url, closeRequest(application, body.data.orderId, `probe-close-${productId}`));
    usable.push(application);
  }
  if (usable.length === 0) throw new Error('No product can be applied for');
  return usable;
}

/** The state of all orders of the first sample account by id. */
export async function ordersOf(url, token) {
  const states = new Map();
  for (let index = 1; ; index += 1) {
    const { content, page } = await read(url, token, `/order/user/page?index=${index}&size=100`);
    for (const { orderId, orderStatus } of content) states.set(orderId, orderStatus);
    if (content.length === 0 || states.size >= page.total) return states;
  }
}
