import { makeCreditCode, makeIdCard } from './identity.js';
import type { RegisterEntry } from './registerEntry.js';
import { publishedBy } from './registerEntry.js';
import { knownRepresentative, makeCompanies } from './makeCompanies.js';

const firstSerial = 900_001;
const dianjiang = { provinceCode: '500000', cityCode: '500231', areaCode: '500231' };

interface Scenario extends Partial<RegisterEntry> {
  readonly name: string;
  /** What the company demonstrates. */
  readonly note: string;
}

const representativeOf = (id: string) => {
  const company = makeCompanies(Number(id)).find((one) => one.id === id);
  if (!company) throw new Error(`The sample has no company ${id}`);
  const { legalName, legalIdNo, legalPhone } = company;
  return { legalName, legalIdNo, legalPhone };
};

/** Companies that trigger each outcome. Their representative defaults to the known one. */
const scenarios: readonly Scenario[] = [
  { name: '垫江县示范食品有限公司', note: '可添加、可认证' },
  { name: '垫江县示范商贸有限公司', note: '可添加、可认证' },
  { name: '垫江县示范农业有限公司', note: '可添加、可认证' },
  { name: '垫江县吊销示范有限公司', note: '已吊销', status: 'REVOKED' },
  { name: '垫江县注销示范有限公司', note: '已注销', status: 'CANCELLED' },
  {
    name: '重庆渝中示范科技有限公司',
    note: '注册地不在垫江',
    cityCode: '500103',
    areaCode: '500103',
    address: '重庆市渝中区解放碑街道1号',
  },
  {
    name: '四川邻水示范贸易有限公司',
    note: '注册地在外省',
    provinceCode: '510000',
    cityCode: '511600',
    areaCode: '511623',
    address: '四川省邻水县鼎屏镇1号',
  },
  {
    name: '垫江县变更示范有限公司',
    note: '法定代表人另有其人：企业四要素不一致',
    legalName: '吴变更',
    legalIdNo: makeIdCard('500231', 9_101),
    legalPhone: '13700000101',
  },
  { name: '垫江县无号示范有限公司', note: '登记机关没有法人手机号', legalPhone: null },
  { name: '垫江县中断示范有限公司', note: '查询登记信息时服务中断', unreachable: true },
  { name: '垫江县明月包装有限公司', note: '与样例企业 1 同一法人', ...representativeOf('1') },
  { name: '垫江县牡丹纺织有限公司', note: '与税号账户的企业同一法人', ...representativeOf('3') },
];

/** The scenarios as register entries, each with a note on what it demonstrates. */
export const registerScenarios: readonly (RegisterEntry & { readonly note: string })[] =
  scenarios.map((scenario, turn) => {
    const serial = firstSerial + turn;
    const place = { ...dianjiang, ...scenario };
    return {
      ...publishedBy(serial),
      ...dianjiang,
      ...knownRepresentative,
      status: 'ACTIVE',
      address: `重庆市垫江县桂阳街道${turn + 1}号`,
      creditCode: makeCreditCode(place.areaCode, serial),
      ...scenario,
    };
  });

/** The company that the sample's agent has verified but not bound. */
export const verifiedUnbound = '垫江县示范农业有限公司';
