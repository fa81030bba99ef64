import type { PolicyApplicationSaved } from '@huiqi/sdk';
import { policyFormErrors, policySubmitProblem } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { PolicyDefinition } from '../policies/policyDefinition.js';
import { checkFiles } from './checkFiles.js';
import { checkUndeclared } from './checkUndeclared.js';
import { checkCorrectable, checkDeclarable, definitionOf } from './checkPolicy.js';
import { keysOf } from './content.js';
import { attachToApplication } from './fileUses.js';
import { limitsOf } from './limitsOf.js';
import { moveApplication, notifyApplicant } from './moveApplication.js';
import { namedRecord } from './ownRecords.js';
import {
  checkSameCompany,
  checkSamePolicy,
  readContent,
  storedContent,
  type Read,
} from './readContent.js';
import { insertApplication, storeCorrection } from './repository.js';
import type { ApplicationRow } from './toRow.js';
import { readBankName } from './payingBankRepository.js';
import { findDraftOf, lockDeclaring, type DraftRow } from './draftRepository.js';
import { dropDraft } from './saveHandlers.js';
import { toSlots } from './toSlots.js';

type Call = UserCall<'submitPolicyApplication'>;

/** Refuses a declaration without required files, fields or the company's authorisation. */
async function checkComplete(
  { db }: Pick<Call, 'db'>,
  definition: PolicyDefinition,
  content: Read,
): Promise<void> {
  checkFiles(policySubmitProblem(toSlots(definition, content)));
  const { policy } = definition;
  const errors = policyFormErrors(content.form, limitsOf(policy));
  if (errors.length > 0)
    throw invalid(errors.map((error) => ({ ...error, field: `applyForm.${error.field}` })));
  const { bankId } = content.form;
  if (bankId !== undefined && (await readBankName(db, bankId)) === null)
    throw invalid([{ field: 'applyForm.bankId', message: '请选择开户银行' }]);
  const { authorized, authority } = content.mine;
  const field = 'applyForm.nsrsbh';
  if (!authorized) throw invalid([{ field, message: '该企业尚未授权，请先完成企业授权' }]);
  if (policy.requiresTaxAuth && !(authority ?? []).includes('TAX'))
    throw invalid([{ field, message: '申报该政策需先完成税务授权' }]);
}

/** Resubmits a returned declaration. */
async function resubmit(call: Call, row: ApplicationRow): Promise<string> {
  const { db, user, input, requestId } = call;
  const { id, policyId, state } = row.application;
  checkSamePolicy(policyId, input.body.policyId);
  if (state !== 'RETURNED') throw conflict('该申报已提交，请勿重复提交');
  const definition = await definitionOf(call, policyId);
  checkCorrectable(definition);
  const content = await readContent(call, definition, input.body, storedContent(row));
  checkSameCompany(row, content);
  await checkComplete(call, definition, content);
  const at = call.now();
  await storeCorrection(db, id, content, at);
  await attachToApplication(db, { userId: user.id, keys: keysOf(content), refId: id }, at);
  const move = { event: 'RESUBMIT', mover: 'APPLICANT', remark: null } as const;
  await moveApplication(db, row, { ...move, userId: user.id, requestId, at });
  return id;
}

/** Submits a new declaration; stores it with trail, files and notice and deletes the draft, together or not at all. */
async function declare(call: Call, draft: DraftRow | undefined): Promise<string> {
  const { db, user, input, requestId } = call;
  const { policyId } = input.body;
  if (draft) checkSamePolicy(draft.draft.policyId, policyId);
  const definition = await definitionOf(call, policyId);
  checkDeclarable(definition);
  const stored = draft && storedContent(draft);
  const { mine, ...content } = await readContent(call, definition, input.body, stored);
  await checkComplete(call, definition, { mine, ...content });
  const { company } = mine;
  const at = call.now();
  const key = { userId: user.id, companyId: company.id, policyId };
  const id = await insertApplication(db, { ...key, ...content }, { requestId, at });
  if (id === undefined) {
    await checkUndeclared(call, mine, policyId);
    // Rejected meanwhile.
    throw conflict();
  }
  await attachToApplication(db, { userId: user.id, keys: keysOf(content), refId: id }, at);
  const drafts = [draft?.draft.id, await findDraftOf(db, key, company.id)];
  for (const draftId of new Set(drafts)) if (draftId !== undefined) await dropDraft(call, draftId);
  await notifyApplicant(
    db,
    { application: { id, userId: user.id }, policy: definition.policy, company },
    { title: '政策申报已提交', sentence: '已提交，请等待审核' },
    at,
  );
  return id;
}

/** Submits a new declaration or resubmits a returned one. */
export async function submit(call: Call): Promise<PolicyApplicationSaved> {
  await lockDeclaring(call.db, call.user.id);
  const { draft, application } = await namedRecord(call, call.input.body);
  return { id: await (application ? resubmit(call, application) : declare(call, draft)) };
}
