import type { PolicyApplyForm } from '@huiqi/sdk';
import type { Random } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import type { NewPolicy } from '../policies/makePolicies.js';
import type { Content } from '../../modules/policyApplications/content.js';
import { sampleUpload } from './sampleUploads.js';

type Upload = ReturnType<typeof sampleUpload>;
type Definitions = NewPolicy['basicFiles'];

function formOf(policy: NewPolicy, company: NewCompany, random: Random): PolicyApplyForm {
  const most = Number(policy.maxAmount ?? 20);
  return {
    nsrsbh: company.creditCode,
    contactName: company.legalName,
    contactPhone: company.legalPhone,
    email: `contact${company.id}@example.com`,
    applyAmount: String(Math.max(1, Math.round(most * (0.3 + random.next() * 0.6)))),
    bankId: String(random.whole(1, 4)),
    bankAccount: `50001${String(random.whole(0, 99_999_999_999)).padStart(11, '0')}`,
  };
}

/** Sample content for a company and policy: the form with all required files, or partly filled in. */
export function makeContent(
  policy: NewPolicy,
  company: NewCompany,
  record: Parameters<typeof sampleUpload>[1],
  random: Random,
  isComplete = true,
): { readonly content: Content; readonly files: Upload['row'][] } {
  const uploads = (definitions: Definitions): Upload[] =>
    definitions
      .filter(({ required, types }) => required && types.includes('PDF'))
      .slice(0, isComplete ? undefined : 1)
      .map((definition) => sampleUpload(definition, record));
  const basic = uploads(policy.basicFiles);
  const declared = uploads(policy.declarationFiles);
  const form = formOf(policy, company, random);
  const { nsrsbh, contactName } = form;
  return {
    content: {
      form: isComplete
        ? form
        : { ...(nsrsbh ? { nsrsbh } : {}), ...(contactName ? { contactName } : {}) },
      basicFiles: basic.map(({ stored }) => stored),
      declarationFiles: declared.map(({ stored }) => stored),
    },
    files: [...basic, ...declared].map(({ row }) => row),
  };
}
