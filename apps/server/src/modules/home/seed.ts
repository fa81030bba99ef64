import { defineSeed } from '../../seed/defineSeed.js';
import { news } from './table.js';

const dayMs = 86_400_000;
const headlines = [
  '垫江县启动小微企业融资对接周',
  '纳税信用A级企业可享贷款利率优惠',
  '平台新增三家合作银行',
  '烟草零售商户专属贷款上线',
  '无还本续贷办理指南发布',
  '本月普惠贷款发放突破一亿元',
  '县发改委组织银企对接座谈会',
  '文旅住宿企业贷款支持措施出台',
  '企业授权流程升级，三分钟完成认证',
  '抗疫纾困贷第三批推荐名单公示',
  '防范非法贷款中介风险提示',
  '平台客服热线服务时间调整',
];

export const seed = defineSeed({
  tables: [news],
  make: ({ day }) =>
    headlines.map((title, turn) => ({
      id: String(turn + 1),
      title,
      content: `${title}。详情请咨询平台客服热线，工作日 09:30-18:30。`,
      createdAt: new Date(day.getTime() - turn * 3 * dayMs - 3_600_000),
    })),
  rows: (sample) => [sample],
});
