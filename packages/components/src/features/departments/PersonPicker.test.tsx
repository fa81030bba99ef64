import type { DepartmentNode } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { departmentsCopy as copy } from './copy.js';
import { PersonPicker } from './PersonPicker.js';

const tree: readonly DepartmentNode[] = [
  { id: 'fgw', name: '发展和改革委员会', children: [] },
  { id: 'jxw', name: '经济和信息化委员会', children: [] },
];

const setUp = (nodes: readonly DepartmentNode[], except?: string) => {
  const client = createMockClient({
    getUserInfo: { data: examples.getUserInfo['signedIn'] },
    getDepartmentTree: { data: nodes },
    listDepartmentUsers: { data: [{ id: '7', name: '王思齐', phone: null }] },
  } as Parameters<typeof createMockClient>[0]);
  return render(
    <HuiqiProvider client={client}>
      <PersonPicker value={null} except={except} onChange={() => undefined} />
    </HuiqiProvider>,
  );
};

it('begins with the department that the user chose last, as long as it is offered', async () => {
  const first = await setUp(tree);
  await first.getByText('经济和信息化委员会').click();
  await expect.element(first.getByRole('radio', { name: '王思齐' })).toBeVisible();
  await first.unmount();
  const again = await setUp(tree);
  await expect.element(again.getByRole('radio', { name: '王思齐' })).toBeVisible();
  await again.unmount();
  const elsewhere = await setUp([...tree.slice(0, 1), { id: 'scj', name: '监管局', children: [] }]);
  await expect.element(elsewhere.getByText('请选择部门')).toBeVisible();
});

it('says so if the department has nobody but the one who is not offered', async () => {
  const picker = await setUp(tree.slice(0, 1), '7');
  await expect.element(picker.getByText(copy.noChoice)).toBeVisible();
});
