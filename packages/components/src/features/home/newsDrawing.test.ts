import { expect, it } from 'vitest';
import { newsDrawing } from './newsDrawing.js';

it('draws news by the words of its headline', () => {
  const drawn = [
    '平台新增三家合作银行',
    '纳税信用A级企业可享贷款利率优惠',
    '文旅住宿企业支持措施出台',
  ];
  expect(new Set(drawn.map(newsDrawing)).size).toBe(drawn.length);
  expect(drawn.map(newsDrawing)).not.toContain(newsDrawing('平台维护公告'));
});
