import type { PolicyApplication } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { UserCompany } from '../companies/repository.js';
import type { PolicyDefinition } from '../policies/policyDefinition.js';
import type { Content } from './content.js';
import { declaringCompany } from './declaringCompany.js';
import { readFiles } from './readFiles.js';
import type { ApplicationRow } from './toRow.js';
import type { DraftRow } from './draftRepository.js';
import { toSlots } from './toSlots.js';

type Call = Pick<UserCall<never>, 'db' | 'user'>;
export type Sent = Partial<
  Pick<PolicyApplication, 'policyId' | 'companyName' | 'applyForm' | 'list' | 'basicInfos'>
>;

export interface Read extends Content {
  readonly mine: UserCompany;
}

/** Merges a payload into the stored content: omitted fields stay unchanged. */
export async function readContent(
  { db, user }: Call,
  definition: PolicyDefinition,
  sent: Sent,
  stored?: Content & { readonly creditCode: string },
): Promise<Read> {
  const named = sent.applyForm ?? {};
  // A payload without a company refers to the record's company.
  const isNamed = named.nsrsbh !== undefined || sent.companyName !== undefined;
  const asked = isNamed || !stored ? named : { ...named, nsrsbh: stored.creditCode };
  const mine = await declaringCompany(db, user.id, asked, sent.companyName);
  // What was received may be sent back, with the files of materials that the policy no longer has.
  const { basicInfos, declareInfoList } = toSlots(definition, stored);
  const read = (list: 'basicInfos' | 'list') =>
    readFiles(db, user.id, {
      list,
      entries: sent[list] ?? [],
      slots: list === 'list' ? declareInfoList : basicInfos,
    });
  const form = sent.applyForm ?? stored?.form ?? {};
  return {
    mine,
    form: { ...form, nsrsbh: mine.company.creditCode },
    basicFiles: sent.basicInfos || !stored ? await read('basicInfos') : stored.basicFiles,
    declarationFiles: sent.list || !stored ? await read('list') : stored.declarationFiles,
  };
}

/** The content of a draft or declaration. */
export const storedContent = (record: DraftRow | ApplicationRow) => {
  const { form, basicFiles, declarationFiles } =
    'draft' in record ? record.draft : record.application;
  return { form, basicFiles, declarationFiles, creditCode: record.company.creditCode };
};

/** Refuses to change a record's policy. */
export function checkSamePolicy(recordPolicyId: string, policyId: string | undefined): void {
  if (policyId !== undefined && policyId !== recordPolicyId)
    throw invalid([{ field: 'policyId', message: '与原申报的政策不一致' }]);
}

/** Refuses to change a declaration's company. */
export function checkSameCompany(row: ApplicationRow, { mine }: Read): void {
  if (mine.company.id !== row.application.companyId)
    throw invalid([{ field: 'applyForm.nsrsbh', message: '补正时不能更换申报企业' }]);
}
