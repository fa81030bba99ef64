import { expect, it } from 'vitest';
import { monitoringCopy } from './copy.js';
import { securityDetail } from './securityDetail.js';

it.each([
  ['LOGIN', 'password', null, '密码登录'],
  ['LOGIN_FAILED', 'phone', null, '验证码登录'],
  ['LOGOUT', 'own', null, '主动退出'],
  ['PASSWORD_CHANGED', 'retrieved', null, '找回密码'],
  ['PARTNER_CHANGED', 'pt_demo SECRET_ROTATED', '示范合作机构', '更换密钥 示范合作机构'],
  ['PARTNER_CHANGED', 'pt_gone DISABLED', null, '停用 pt_gone'],
  ['JOB_CHANGED', 'messages 4f1c RETRIED', null, '重新执行 发送短信或邮件'],
  ['HANDLING_TIME_CHANGED', 'ORDER 3', null, '贷款申请 3天'],
  ['HANDLING_TIME_CHANGED', 'ORDER 1 3', null, '贷款申请（产品类别 1） 3天'],
  ['HANDLING_TIME_CHANGED', 'ORDER 1 DEFAULT', null, '贷款申请（产品类别 1） 恢复默认时限'],
  ['HANDLING_TIME_CHANGED', 'POLICY DEFAULT', null, '政策申报 恢复默认时限'],
  ['BATCH_DECIDED', 'ORDER REFUSE 2 4 7b0c 1 2', null, '贷款申请 拒绝：4 项中 2 项'],
  ['BATCH_DECIDED', 'DEMAND CLOSE 1 1 7b0c 1', null, '企业需求 办结：1 项中 1 项'],
  ['LOGIN_RESET', '7', null, '由用户 7 重置'],
  ['CONTENT_CHANGED', 'PRODUCT WITHDRAWN 100001', null, '贷款产品 已下架 100001'],
  ['CONTENT_CHANGED', 'NEWS IMPORTED i1', null, '新闻 导入 i1'],
  ['CONTENT_CHANGED', 'NEWS PUBLISHED_ALONE n1', null, '新闻 未经他人审核直接发布 n1'],
  ['BATCH_DECIDED', 'CONTENT APPROVE 2 2 7b0c c1 c2', null, '内容修改 通过：2 项中 2 项'],
  ['CONTACT_READ', 'DEMAND 7001', null, '企业需求 7001'],
  ['LOGIN', 'something new', null, 'something new'],
] as const)('%s of %s is written in words', (event, detail, partnerName, text) => {
  expect(securityDetail({ event, detail, partnerName }, monitoringCopy)).toBe(text);
});
