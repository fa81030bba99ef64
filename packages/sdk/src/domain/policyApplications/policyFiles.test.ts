import { describe, expect, it } from 'vitest';
import type { PolicyFileSlot } from '../../generated/models.js';
import {
  missingPolicyFiles,
  policyDraftProblem,
  policyFileTypeProblem,
  policySubmitProblem,
  policyTemplateProblem,
  withoutPolicyFile,
  withPolicyFile,
} from './policyFiles.js';

const slot: PolicyFileSlot = {
  id: 'd1',
  name: '申请表',
  required: true,
  types: ['PDF', 'WORD'],
  templateUrl: '/template',
  url: '',
  fileName: '',
  type: null,
  status: 'WAIT_UPLOADDING',
  urlStatus: null,
};
const upload = { url: 'finance/202611/a.pdf', fileName: 'a.pdf', type: 'PDF' } as const;
const filled = withPolicyFile(slot, upload);
const optional = { ...slot, id: 'd2', required: false };

describe('slots', () => {
  it('keep what they ask for when a file comes and goes', () => {
    expect(filled).toEqual({ ...slot, ...upload, status: 'UPLOADED' });
    expect(withoutPolicyFile(filled)).toEqual(slot);
  });

  it('lack only what is required', () => {
    expect(missingPolicyFiles([filled, slot, optional, slot])).toEqual([1, 3]);
  });

  it.each([
    ['WORD', null],
    ['RAR', '“申请表”仅支持PDF文档、Word文档'],
  ] as const)('take %s: %s', (type, problem) => {
    expect(policyFileTypeProblem(slot, type)).toBe(problem);
  });

  it('say that there is no template', () => {
    expect(policyTemplateProblem(slot)).toBeNull();
    expect(policyTemplateProblem({ templateUrl: null })).toBe('暂无模板下载');
    expect(policyTemplateProblem({ templateUrl: '' })).toBe('暂无模板下载');
  });
});

describe('saving a draft', () => {
  it('needs every declaration file', () => {
    expect(policyDraftProblem([filled, optional])).toBeNull();
    expect(policyDraftProblem([filled, slot])).toEqual({
      list: 'list',
      message: '请上传相关附件',
      places: [1],
    });
  });

  it('needs none if it is forced', () => {
    expect(policyDraftProblem([slot], true)).toBeNull();
  });
});

describe('submitting', () => {
  it.each([
    [[slot], [slot], { list: 'basicInfos', message: '请上传相关基础资料附件', places: [0] }],
    [[filled], [optional, slot], { list: 'list', message: '请上传相关申报资料附件', places: [1] }],
    [[filled, optional], [filled], null],
    [[], [], null],
  ])('asks for basic files first, then for declaration files', (basicInfos, files, problem) => {
    expect(policySubmitProblem({ basicInfos, declareInfoList: files })).toEqual(problem);
  });
});
