import { makeCreditCode, makeIdCard } from './identity.js';
import { makeCompanies } from './makeCompanies.js';
import { publishedBy, type RegisterEntry } from './registerEntry.js';
import { reportKindOf } from './report/reportKind.js';
import { registerScenarios } from './registerScenarios.js';

const freeCount = 160;
const firstFreeSerial = 800_001;
const towns = ['桂阳', '新民', '沙坪', '周嘉', '普顺', '永安', '高安', '高峰', '五洞', '澄溪'];
const trades = [
  '粮油',
  '汽修',
  '家具',
  '水产',
  '花椒',
  '榨菜',
  '印务',
  '建筑',
  '医药',
  '文旅',
  '环保',
  '光电',
  '茶业',
  '养殖',
  '种业',
  '服饰',
];
const places = ['500231', '500231', '500231', '500112', '500231', '500233'];

const bound = (count: number): RegisterEntry[] =>
  makeCompanies(count).map((company, turn) => {
    const report = reportKindOf(company.id);
    return {
      ...publishedBy(turn + 1),
      ...(report ? { report } : {}),
      creditCode: company.creditCode,
      name: company.name,
      legalName: company.legalName,
      legalIdNo: company.legalIdNo,
      legalPhone: company.legalPhone,
      status: 'ACTIVE',
      provinceCode: company.provinceCode,
      cityCode: company.cityCode,
      areaCode: company.areaCode,
      address: company.address ?? null,
    };
  });

/** Companies that nobody has bound. */
const free = (): RegisterEntry[] =>
  Array.from({ length: freeCount }, (_unused, turn) => {
    const serial = firstFreeSerial + turn;
    const area = places[turn % places.length] ?? '500231';
    const town = towns[turn % towns.length] ?? '';
    return {
      ...publishedBy(serial),
      creditCode: makeCreditCode(area, serial),
      name: `垫江${town}${trades[Math.floor(turn / towns.length)] ?? ''}有限公司`,
      legalName: `罗${town.charAt(0)}${trades[turn % trades.length]?.charAt(0) ?? ''}`,
      legalIdNo: makeIdCard(area, serial),
      legalPhone: `137${String(20_000_000 + turn * 7_919).slice(-8)}`,
      status: turn % 23 === 22 ? 'REVOKED' : 'ACTIVE',
      provinceCode: '500000',
      cityCode: area,
      areaCode: area,
      address: `${town}街道工业路${turn + 1}号`,
    };
  });

/** The sample register: the sample companies, unbound ones, and one for each outcome. */
export const makeRegister = (companies: number): readonly RegisterEntry[] => [
  ...bound(companies),
  ...free(),
  ...registerScenarios,
];
