import type { PolicyApplicationSaved } from '@huiqi/sdk';
import { policyDraftProblem } from '@huiqi/sdk/domain';
import { conflict, existing } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { PolicyDefinition } from '../policies/policyDefinition.js';
import { checkFiles } from './checkFiles.js';
import { checkUndeclared } from './checkUndeclared.js';
import { checkCorrectable, checkOpen, definitionOf } from './checkPolicy.js';
import { keysOf } from './content.js';
import { attachToApplication, attachToDraft } from './fileUses.js';
import { lockedDraft, namedRecord } from './ownRecords.js';
import {
  checkSameCompany,
  checkSamePolicy,
  readContent,
  storedContent,
  type Read,
} from './readContent.js';
import { storeCorrection } from './repository.js';
import type { ApplicationRow } from './toRow.js';
import {
  findDraftOf,
  lockDeclaring,
  removeDraft,
  updateDraft,
  upsertDraft,
  type DraftRow,
} from './draftRepository.js';
import { toSlots } from './toSlots.js';

type SaveCall = UserCall<'saveDraft'> | UserCall<'updateDraft'>;

const checkDraft = ({ input }: SaveCall, definition: PolicyDefinition, content: Read) =>
  checkFiles(policyDraftProblem(toSlots(definition, content).declareInfoList, input.force));

/** Saves a correction of a returned declaration without resubmitting it. */
async function saveCorrection(
  call: SaveCall,
  row: ApplicationRow,
): Promise<PolicyApplicationSaved> {
  const { db, user, input } = call;
  const { id, policyId, state } = row.application;
  checkSamePolicy(policyId, input.body.policyId);
  if (state !== 'RETURNED') throw conflict('该申报当前不能修改');
  const definition = await definitionOf(call, policyId);
  checkCorrectable(definition);
  const content = await readContent(call, definition, input.body, storedContent(row));
  checkSameCompany(row, content);
  checkDraft(call, definition, content);
  const at = call.now();
  await storeCorrection(db, id, content, at);
  await attachToApplication(db, { userId: user.id, keys: keysOf(content), refId: id }, at);
  return { id, updatedTs: at.toISOString() };
}

/** Saves changes to a draft, which may move to another company of the user. */
async function saveStoredDraft(call: SaveCall, row: DraftRow): Promise<PolicyApplicationSaved> {
  const { db, user, input } = call;
  const { id, policyId } = row.draft;
  checkSamePolicy(policyId, input.body.policyId);
  const definition = await definitionOf(call, policyId);
  checkOpen(definition);
  const content = await readContent(call, definition, input.body, storedContent(row));
  checkDraft(call, definition, content);
  const companyId = content.mine.company.id;
  await checkUndeclared(call, content.mine, policyId);
  const other = await findDraftOf(db, { userId: user.id, policyId }, companyId);
  if (companyId !== row.draft.companyId && other !== undefined)
    throw conflict('该企业已有此政策的草稿，请在“我的申报”的草稿箱中继续填写');
  const at = call.now();
  const { form, basicFiles, declarationFiles } = content;
  await updateDraft(db, id, { companyId, form, basicFiles, declarationFiles }, at);
  await attachToDraft(db, { userId: user.id, keys: keysOf(content), refId: id }, at);
  return { id, updatedTs: at.toISOString() };
}

async function saveNewDraft(call: UserCall<'saveDraft'>): Promise<PolicyApplicationSaved> {
  const { db, user, input } = call;
  const { policyId } = input.body;
  const definition = await definitionOf(call, policyId);
  checkOpen(definition);
  const content = await readContent(call, definition, input.body);
  checkDraft(call, definition, content);
  const at = call.now();
  const { mine, ...filled } = content;
  const key = { userId: user.id, companyId: mine.company.id, policyId };
  await checkUndeclared(call, mine, policyId);
  const id = await upsertDraft(db, { ...key, ...filled }, at);
  await attachToDraft(db, { userId: user.id, keys: keysOf(content), refId: id }, at);
  return { id, updatedTs: at.toISOString() };
}

/** Deletes a draft and releases its files. */
export async function dropDraft(
  { db, user, now }: Pick<UserCall<never>, 'db' | 'user' | 'now'>,
  id: string,
): Promise<void> {
  await attachToDraft(db, { userId: user.id, keys: [], refId: id }, now());
  await removeDraft(db, id);
}

/** Saving without submitting (spec 2 §4). */
export const saveHandlers = {
  saveDraft: async (call) => {
    await lockDeclaring(call.db, call.user.id);
    const { draft, application } = await namedRecord(call, call.input.body);
    if (application) return saveCorrection(call, application);
    return draft ? saveStoredDraft(call, draft) : saveNewDraft(call);
  },

  updateDraft: async (call) => {
    await lockDeclaring(call.db, call.user.id);
    const { draft, application } = await namedRecord(call, call.input.body);
    // The contract demands exactly one of the two.
    return application ? saveCorrection(call, application) : saveStoredDraft(call, existing(draft));
  },

  deleteDraft: async (call) => {
    await lockedDraft(call, call.input.id);
    await dropDraft(call, call.input.id);
    return null;
  },
} satisfies Handlers;
