import { cleanHtml } from '../../text/cleanHtml.js';
import type { ServiceFact } from './ServiceFact.js';

const agreed: Readonly<Record<ServiceFact['mode'], string>> = {
  PHONE_SERVICE: '工作日9:00至18:00接听，当日答复。',
  INTERNET_SERVICE: '全程在线办理，资料加密传输，进度随时可查。',
  VISITING_SERVICE: '提前约定时间上门，出示工作证，服务后由企业签字确认。',
  CONTRACT_SERVICE: '先签服务合同，写明内容、期限与费用，再开始服务。',
};

const processes: Readonly<Record<ServiceFact['mode'], readonly string[]>> = {
  PHONE_SERVICE: ['在线下单，留下联系电话', '一个工作日内回电', '发送咨询要点', '企业评价'],
  INTERNET_SERVICE: [
    '在线下单',
    '顾问联系并确认资料',
    '在线办理，随时查看进度',
    '交付成果',
    '企业评价',
  ],
  VISITING_SERVICE: ['在线下单', '电话约定上门时间', '上门服务', '提交成果并确认', '企业评价'],
  CONTRACT_SERVICE: [
    '在线下单',
    '沟通需求并报价',
    '签订服务合同',
    '按合同实施',
    '验收与结算',
    '企业评价',
  ],
};

const feeOf = ({ price }: ServiceFact): string => {
  if (price === null) return '按工作量面议，报价前不收任何费用。';
  if (price === 0) return '免费，由平台与机构共同提供。';
  return `${price}元起，官方规费按实另收，一律开具发票。`;
};

/** The description of a service, as its organisation would write it. */
export const contentOf = (fact: ServiceFact): string =>
  cleanHtml(`
    <p>${fact.line}</p>
    <h3>服务内容</h3>
    <ul>${fact.parts.map((part) => `<li>${part}</li>`).join('')}</ul>
    <h3>交付成果</h3>
    <p><strong>${fact.result}</strong></p>
    <h3>服务约定</h3>
    <table><tbody>
      <tr><th scope="row">费用</th><td>${feeOf(fact)}</td></tr>
      <tr><th scope="row">方式</th><td>${agreed[fact.mode]}</td></tr>
      <tr><th scope="row">保密</th><td>未经企业书面同意，不向第三方提供企业资料。</td></tr>
    </tbody></table>`);

/** The steps of a service, one per line. */
export const processOf = ({ mode }: Pick<ServiceFact, 'mode'>): string =>
  processes[mode].join('\n');
