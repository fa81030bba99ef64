import { maskIdNo, maskPhone } from '../../text/mask.js';
import { defineSeed } from '../defineSeed.js';
import { seed as companies } from './seed.js';
import { certifications } from '../../schema/certifications.js';
import { registerScenarios, verifiedUnbound } from './registerScenarios.js';
import { seed as userCompanies } from './userCompaniesSeed.js';

type NewCertification = typeof certifications.$inferInsert;

const secondMs = 1_000;
/** Sample accounts that verified a company, by user id. */
const verified: Readonly<Record<string, string>> = { '1': '1', '3': '3' };
const agent = '4';

const passed = {
  certifyType: 'FR',
  state: 'PASSED',
  result: 'PASS',
  companyFourStatus: true,
  legalThreeStatus: true,
} as const;

interface Certified {
  readonly creditCode: string;
  readonly name: string;
  readonly legalName: string;
  readonly legalIdNo: string;
  readonly legalPhone: string | null;
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly areaCode: string;
}

const about = (company: Certified) => ({
  creditCode: company.creditCode,
  companyName: company.name,
  legalName: company.legalName,
  legalIdNo: maskIdNo(company.legalIdNo),
  legalPhone: maskPhone(company.legalPhone),
  provinceCode: company.provinceCode,
  cityCode: company.cityCode,
  areaCode: company.areaCode,
});

/** How the sample's authorised companies were authorised, and the verifications of its accounts. */
export const seed = defineSeed({
  after: { companies, userCompanies },
  tables: [certifications],
  make: ({ day }, earlier): NewCertification[] => {
    const byId = new Map(earlier.companies.map((company) => [company.id, company]));
    const companyOf = (id: string) => {
      const company = byId.get(id);
      if (!company) throw new Error(`The sample has no company ${id}`);
      return company;
    };
    const authorised = earlier.userCompanies.filter(({ authorized }) => authorized);
    const scenario = registerScenarios.find(({ name }) => name === verifiedUnbound);
    if (!scenario) throw new Error(`The register has no ${verifiedUnbound}`);
    const verification = (userId: string, company: Certified): NewCertification => ({
      ...passed,
      ...about(company),
      id: `v-${userId}`,
      userId,
      kind: 'VERIFICATION',
      authority: [],
      message: '认证成功',
      createdAt: new Date(day.getTime() - authorised.length * secondMs),
    });
    return [
      ...authorised.map(({ userId, companyId, authority }, turn): NewCertification => ({
        ...passed,
        ...about(companyOf(companyId)),
        id: `c-${userId}-${companyId}`,
        userId,
        kind: 'AUTHORISATION',
        authority: authority ?? [],
        message: '认证通过',
        createdAt: new Date(day.getTime() - turn * secondMs),
      })),
      ...Object.entries(verified).map(([userId, id]) => verification(userId, companyOf(id))),
      verification(agent, scenario),
    ];
  },
  rows: (sample) => [sample],
});
