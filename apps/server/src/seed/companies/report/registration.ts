import type { ReportBasicInfo, TaxCreditGrade } from '@huiqi/sdk';
import type { RegisterEntry } from '../registerEntry.js';

const businesses: Readonly<Record<string, string>> = {
  食品制造业: '食品生产；食品销售；农副产品收购；货物进出口',
  批发和零售业: '日用百货销售；食品销售；五金产品批发；互联网销售',
  通用设备制造业: '通用设备制造；机械零件、零部件加工；机械设备销售',
  农业: '蔬菜种植；水果种植；农产品的生产、销售、加工、运输、贮藏',
  道路运输业: '道路货物运输；国内货物运输代理；普通货物仓储服务',
  软件和信息技术服务业: '软件开发；信息系统集成服务；计算机及办公设备维修',
};

const officeOf = ({ areaCode }: RegisterEntry): string | null =>
  areaCode === '500231' ? '国家税务总局重庆市垫江县税务局' : null;

/** Registration of a company, as its register entry has it. */
export const registrationOf = (
  entry: RegisterEntry,
  turn: number,
  grade: TaxCreditGrade,
): ReportBasicInfo => ({
  nsrsbh: entry.creditCode,
  nsrmc: entry.name,
  fddbrxm: entry.legalName,
  djzclx: turn % 6 === 0 ? '私营股份有限公司' : '私营有限责任公司',
  hymc: entry.industry,
  djrq: entry.establishedOn,
  zczb: entry.registeredCapital === null ? null : Number(entry.registeredCapital).toFixed(2),
  zcdz: entry.address,
  scjydz: turn % 5 === 0 ? null : entry.address,
  nsrzt: '正常',
  nsxydj: grade,
  cyrs: 5 + (turn % 180),
  swjgmc: officeOf(entry),
  jyfw: businesses[entry.industry ?? ''] ?? null,
});
