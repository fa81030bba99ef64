import { expect, it } from 'vitest';
import { homeCopy } from './copy.js';
import { homeFigures } from './homeFigures.js';

const statistics = {
  views: 1_024_680,
  financingAmount: '86450.50',
  userNumber: 8620,
  policyNumber: 318,
  productNumber: 42,
  volume: 956,
};

it('shows the six figures with thousands separators and units', () => {
  expect(homeFigures(statistics, homeCopy)).toEqual([
    { label: '累计放款', value: '86,450', unit: '万元' },
    { label: '受理申请', value: '956', unit: '笔' },
    { label: '在架贷款产品', value: '42', unit: '款' },
    { label: '在库政策', value: '318', unit: '条' },
    { label: '注册用户', value: '8,620', unit: '个' },
    { label: '平台访问', value: '1,024,680', unit: '次' },
  ]);
});

it('leaves out what is not offered yet', () => {
  const labels = homeFigures({ ...statistics, policyNumber: 0 }, homeCopy).map(
    ({ label }) => label,
  );
  expect(labels).not.toContain('在库政策');
  expect(labels).toHaveLength(5);
});
