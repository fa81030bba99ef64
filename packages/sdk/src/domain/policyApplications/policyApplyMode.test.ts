import { expect, test } from 'vitest';
import {
  policyApplyMode,
  policyApplyModes,
  policyRecordId,
  type PolicyApplyFacts,
  type PolicyApplyMode,
} from './policyApplyMode.js';

test.each<readonly [PolicyApplyFacts, PolicyApplyMode]>([
  [{}, 'new'],
  [{ auditState: null, draftId: null }, 'new'],
  [{ draftId: '6101' }, 'draft'],
  [{ auditState: 'REJECTED' }, 'new'],
  [{ auditState: 'REJECTED', draftId: '6101' }, 'draft'],
  [{ auditState: 'RETURNED' }, 'apply'],
  [{ auditState: 'RETURNED', draftId: '6101' }, 'apply'],
  [{ auditState: 'PENDING', draftId: '6101' }, 'check'],
  [{ auditState: 'PASSED' }, 'check'],
  [{ auditState: 'REDEEMED' }, 'check'],
  [{ auditState: 'RETURNED', readOnly: true }, 'check'],
])('%j opens the form in mode %s', (facts, mode) => {
  expect(policyApplyMode(facts)).toBe(mode);
});

test.each<readonly [PolicyApplyMode, string | null, object]>([
  ['new', null, {}],
  ['new', '6101', {}],
  ['draft', '6101', { draftId: '6101' }],
  ['apply', '6001', { orderId: '6001' }],
  ['apply', null, {}],
  ['check', '6001', {}],
])('mode %s names %s as %j', (mode, id, named) => {
  expect(policyRecordId(mode, id)).toEqual(named);
});

test('what can be saved can be edited, and stays so after the save', () => {
  for (const { save, editable, afterSave } of Object.values(policyApplyModes)) {
    expect(save !== null).toBe(editable);
    expect(policyApplyModes[afterSave].editable).toBe(editable);
  }
});
