import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textDifference } from './pageAtRest.mjs';

test('line breaks and times of day are no difference', () =>
  assert.equal(textDifference('我的申请\n提交于 14:02:11', '我的申请 提交于 14:03:09'), undefined));

test('the first difference is shown with what is around it', () =>
  assert.equal(
    textDifference('我的申请 全部 12', '我的申请 全部 13 项'),
    '"我的申请全部12" instead of "我的申请全部13项"',
  ));
