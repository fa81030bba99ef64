import {
  registryUnavailable,
  type CompanyRegistry,
  type RegisteredCompany,
} from '../../registry/CompanyRegistry.js';
import { sameName } from '../../registry/sameName.js';
import type { RegisterEntry } from './registerEntry.js';
import { makeRegister } from './makeRegister.js';
import { monthInChina } from './report/businessYears.js';
import { sampleReport } from './report/sampleReport.js';
import { sampleFigures } from './sampleFigures.js';

const matched = { match: true, message: null };
const differs = (message: string) => ({ match: false, message });

const published = (entry: RegisterEntry): RegisteredCompany => ({
  creditCode: entry.creditCode,
  name: entry.name,
  legalName: entry.legalName,
  status: entry.status,
  provinceCode: entry.provinceCode,
  cityCode: entry.cityCode,
  areaCode: entry.areaCode,
  address: entry.address,
  registeredCapital: entry.registeredCapital,
  establishedOn: entry.establishedOn,
  industry: entry.industry,
});

/** The sample register: the same companies at every start, including one for each kind of failure. */
export function sampleRegistry(companies: number, today = () => new Date()): CompanyRegistry {
  const entries = makeRegister(companies);
  const byCode = new Map(entries.map((entry) => [entry.creditCode, entry]));

  const read = (creditCode: string): RegisterEntry | undefined => {
    const entry = byCode.get(creditCode.toUpperCase());
    if (entry?.unreachable) throw registryUnavailable();
    return entry;
  };
  const isPerson = (entry: RegisterEntry, legalName: string, legalIdNo: string) =>
    entry.legalName === legalName.trim() && entry.legalIdNo === legalIdNo.toUpperCase();

  return {
    findByCreditCode: async (creditCode) => {
      const entry = read(creditCode);
      return entry ? published(entry) : null;
    },
    findByName: async (name) => {
      const entry = entries.find((one) => sameName(one.name, name));
      const found = entry && read(entry.creditCode);
      return found ? published(found) : null;
    },
    listRelated: async (creditCode) => {
      const own = read(creditCode);
      if (!own) return [];
      const { legalName, legalIdNo } = own;
      return entries
        .filter((entry) => !entry.unreachable && isPerson(entry, legalName, legalIdNo))
        .map(published);
    },
    findFigures: async (creditCode) => {
      const entry = read(creditCode);
      return entry ? sampleFigures(entry, monthInChina(today()).year - 1) : null;
    },
    findReport: async (creditCode) => {
      const entry = read(creditCode);
      return entry ? sampleReport(entry, today()) : null;
    },
    checkLegalPerson: async ({ legalName, legalIdNo, legalPhone }) => {
      const person = entries.some(
        (entry) => isPerson(entry, legalName, legalIdNo) && entry.legalPhone === legalPhone,
      );
      return person ? matched : differs('法定代表人姓名、身份证号与手机号不一致，请核对后重试');
    },
    checkCompany: async ({ creditCode, name, legalName, legalIdNo }) => {
      const entry = read(creditCode);
      if (!entry) return differs('未查询到该企业标识对应的企业');
      if (!sameName(entry.name, name)) return differs('企业名称与登记信息不一致，请核对后重试');
      return isPerson(entry, legalName, legalIdNo)
        ? matched
        : differs('法定代表人与企业登记信息不一致，请核对后重试');
    },
    checkLegalPhone: async ({ creditCode, legalPhone }) => {
      const entry = read(creditCode);
      if (!entry) return differs('未查询到该企业标识对应的企业');
      if (entry.legalPhone === null) return differs('登记机关没有该企业法定代表人的手机号');
      return entry.legalPhone === legalPhone
        ? matched
        : differs('手机号与法定代表人登记的手机号不一致');
    },
  };
}
