import { listStaffDemands } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useOperation } from '../../../provider/useOperation.js';
import { staffDemandsCopy as copy } from './copy.js';
import { StaffDemandDetail } from './StaffDemandDetail.js';

const reply = '可以申请，请按指南申报。';

/** The demand, and the list it was opened from. */
function Desk() {
  useOperation(listStaffDemands, {});
  return <StaffDemandDetail demandId="7001" back={{ label: copy.title, href: '#desk' }} />;
}

it('reads demand and list again after a conflict, and keeps the reply for what is read then', async () => {
  const client = createMockClient({ replyToDemand: { code: '100409' } });
  const timesOf = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id).length;
  await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <Desk />
    </HuiqiProvider>,
  );
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('button', { name: copy.reply }).first();
  await open.click();
  await dialog.getByRole('textbox').fill(reply);
  await dialog.getByRole('button', { name: copy.reply }).click();
  const reload = dialog.getByRole('button', { name: '查看最新内容' });
  await expect.element(reload).toBeVisible();
  await expect.poll(() => [timesOf('getStaffDemand'), timesOf('listStaffDemands')]).toEqual([2, 2]);
  await reload.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue(reply);
});

it('says that the departments could not be read, reads them again and offers those that are open', async () => {
  let isDown = true;
  const departments = [
    { id: 'scj', name: '垫江县市场监督管理局', closed: false },
    { id: 'lyj', name: '垫江县林业局', closed: true },
  ];
  const client = createMockClient({
    listDemandDepartments: () => (isDown ? { code: '100404' } : { data: departments }),
  });
  await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <Desk />
    </HuiqiProvider>,
  );
  await page.getByRole('button', { name: copy.reassign }).first().click();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: '重试' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect
    .element(dialog.getByRole('option', { name: '垫江县市场监督管理局' }))
    .toBeInTheDocument();
  await expect
    .element(dialog.getByRole('option', { name: '垫江县林业局' }))
    .not.toBeInTheDocument();
});
