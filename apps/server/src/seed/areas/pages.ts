import type { ConfiguredPage } from '@huiqi/sdk';
import type { regionPages, regions } from '../../schema/areas.js';

const estimate = '测算结果仅供参考，不构成授信承诺，以银行审批为准。';

const pages: readonly (readonly [page: ConfiguredPage, title: string, texts: string[]])[] = [
  ['404', '页面不存在', ['其他区县的企业，请在页面上方切换地区后查找。']],
  ['globalCalculator', '贷款计算器', [estimate]],
  ['index', '首页', []],
  ['login', '用户登录', ['请勿向任何人透露登录密码与验证码，平台工作人员不会索要。']],
  ['productCalculator', '产品计算器', [estimate]],
  ['quotacal', '额度测算', [estimate, '测算使用企业授权的纳税与经营数据。']],
  ['quotacalNotLog', '额度测算', [estimate, '登录后可按企业数据测算，结果更准确。']],
];

/** Titles and texts of the configured pages of a region. */
export const pagesOf = ({
  key,
}: Pick<typeof regions.$inferInsert, 'key'>): (typeof regionPages.$inferInsert)[] =>
  pages.map(([page, title, texts]) => ({ regionKey: key, page, title, texts }));
