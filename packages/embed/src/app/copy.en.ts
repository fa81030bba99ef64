import type { widgetCopy } from './copy.js';

export const widgetCopyEn: Readonly<Record<keyof typeof widgetCopy, string>> = {
  loadFailed: 'This page could not be loaded',
  loadFailedWhy: 'Check your network connection and try again.',
  retry: 'Try again',
  notFound: 'There is no such page',
  notFoundWhy: 'Nothing is shown here at this address.',
  toStart: 'Back to the start',
  chooseProduct: 'Choose a loan product first',
  chooseOrder: 'Choose an application first',
  chooseWhy: 'This address does not say which one. Choose it, then open the page again.',
  toChoose: 'Choose',
  renderFailed: 'Something went wrong on this page',
  renderFailedWhy: 'Reload the page and try again.',
};

/** Titles of the routes, by the Chinese ones of the tables. */
export const routeTitlesEn: ReadonlyMap<string, string> = new Map([
  ['贷款产品', 'Loan products'],
  ['产品详情', 'Product'],
  ['贷款申请', 'Loan application'],
  ['申请已提交', 'Application submitted'],
  ['申请未成功', 'Application not submitted'],
  ['申请详情', 'Application'],
  ['授权白名单', 'Authorised companies'],
  ['贷款计算器', 'Loan calculator'],
  ['产品计算器', 'Product calculator'],
  ['额度测算', 'Limit calculator'],
  ['额度估算', 'Limit estimate'],
  ['消息中心', 'Notices'],
  ['企业信用分析报告', 'Company credit report'],
  ['提款申请', 'Drawdown request'],
]);
