import { encodePassword } from '@huiqi/sdk/domain';
import { samplePassword, taxAccountNumber } from '../modules/session/seed/sampleAccounts.js';
import { sampleApplication, type Calls } from './calls.js';

export interface ServedCall {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Who may make it and succeed: telephone of a sample account. */
  readonly as: string;
}

const owner = '13800000001';
const bank = '13800000005';
const password = encodePassword(samplePassword);
const company = {
  legalName: '王明月',
  legalId: '50023119900101001X',
  legalPhone: '13900000001',
  provinceCode: '500000',
  cityCode: '500231',
  areaCode: '500231',
  authority: ['TAX'],
  certifyType: 'FR',
};

/** One call that succeeds for each operation the server serves, in an order in which all of them can. */
export async function servedCalls(ownerCalls: Calls, bankCalls: Calls): Promise<ServedCall[]> {
  const application = await sampleApplication(ownerCalls);
  const orders = await ownerCalls('GET', '/order/user/page');
  const orderId = String(orders.data.content[0].orderId ?? orders.data.content[0].id);
  const waiting = await bankCalls('GET', '/order/admin/page?orderStatus=ACCEPT_SUCCESS');
  const [row] = waiting.data.content;
  const first = String(row.orderId ?? row.id);
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' };
  const related = await ownerCalls('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const [companyOfOwner] = related.data.content;
  const own = (operationId: string, method: ServedCall['method'], path: string, body?: object) => ({
    operationId,
    method,
    path,
    as: owner,
    ...(body ? { body } : {}),
  });
  const staff = (...args: Parameters<typeof own>) => ({ ...own(...args), as: bank });
  return [
    own('getUserInfo', 'GET', '/user/info'),
    own('loginByPassword', 'POST', '/user/login/passwd', {
      type: 'FRONT',
      telPhone: owner,
      password,
    }),
    own('loginByTaxNumber', 'POST', '/user/login/tax', {
      type: 'FRONT',
      taxNo: taxAccountNumber,
      password,
    }),
    own('getCurrentArea', 'GET', '/user/area/scfProject'),
    own('listHomePageAreas', 'GET', '/user/area/getAreaListForHomePage'),
    own('listSubAreas', 'GET', '/user/area/500000/subAreaList'),
    own('getAreaConfig', 'GET', '/user/config/getInfoByDistrict'),
    own('listRelatedCompanies', 'POST', '/user/relatedCompanyList', { userId: '1', type: 1 }),
    own('getAuthState', 'GET', '/user/isAuthByUserId'),
    own('certifyEnterprise', 'POST', '/user/auth/certify', {
      ...company,
      nsrsbh: companyOfOwner.nsrsbh,
      qymc: companyOfOwner.qymc,
      legalName: companyOfOwner.legalName,
    }),
    own(
      'checkCompanyRegion',
      'GET',
      `/user/checkCompanyRegion?nsrsbh=${companyOfOwner.nsrsbh}&productId=100001`,
    ),
    own('getUnreadNoticeCount', 'GET', '/user/notice/unread/count'),
    own('listNotices', 'GET', '/user/notice/page'),
    own('markNoticesRead', 'PUT', '/user/notice/update', { idList: [] }),
    own('listProducts', 'GET', '/product/index/page'),
    own('getProduct', 'GET', '/product/index/100001'),
    own('getProductHome', 'GET', '/product/index/home'),
    own('listBankOptions', 'GET', '/product/bank/bankSelect'),
    own('getProductForm', 'POST', '/product/productDictionary/productDictionaryList', {
      productId: '100001',
      type: 'APPLY',
    }),
    own('validateApplication', 'POST', '/order/user/product/100001/validate', application),
    own('getAppliedState', 'GET', '/order/user/product/100001/haveApplied'),
    own('applyForProduct', 'POST', '/order/user/product/100001', application),
    own('listOrders', 'GET', '/order/user/page'),
    own('getOrder', 'GET', `/order/user/${orderId}`),
    own('getOrderStatistic', 'GET', '/order/user/loan/statistic'),
    staff('listStaffOrders', 'GET', '/order/admin/page'),
    staff('getStaffOrder', 'GET', `/order/admin/${first}`),
    staff('getAcceptState', 'GET', `/order/isAccept/${first}`),
    staff('acceptOrder', 'PUT', `/order/${first}/admin/accept`, decision),
    staff('getApprovalState', 'GET', `/order/isApproval/${first}`),
    staff('enterOrderLoan', 'PUT', `/order/${first}/admin/loan`, {
      date: '2026-06-15',
      amount: '10',
      rate: '3.85',
      term: 12,
    }),
    own('listLatestNews', 'GET', '/order/index/latestNews'),
    own('listAreaTree', 'GET', '/order/index/areas'),
    own('logout', 'DELETE', '/user/logout'),
  ];
}
