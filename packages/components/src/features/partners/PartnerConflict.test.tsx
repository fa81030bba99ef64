import type { Partner } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { partnersCopy as copy } from './copy.js';
import { PartnerDetail } from './PartnerDetail.js';

const partner = Object.values(examples.getPartner)[0] as Partner;

it('shows what another administrator changed instead of overwriting it', async () => {
  let reads = 0;
  const client = createMockClient({
    getPartner: () => {
      reads += 1;
      return { data: { ...partner, name: `机构${reads}`, version: reads } };
    },
    changePartner: { code: '100409' },
  });
  await render(
    <HuiqiProvider client={client}>
      <PartnerDetail
        partnerId="pt_demo"
        back={{ label: copy.back, href: '#partners' }}
        log={{ href: '#log' }}
      />
    </HuiqiProvider>,
  );
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: copy.edit, exact: true });
  const name = dialog.getByRole('textbox', { name: copy.name });
  await edit.click();
  await name.fill('我的机构');
  await dialog.getByRole('button', { name: copy.save }).click();
  const reload = dialog.getByRole('button', { name: '查看最新内容' });
  await expect.element(reload).toBeVisible();
  await expect.element(name).toHaveValue('我的机构');
  const sent = client.transport.requests.filter((call) => call.operationId === 'changePartner');
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 1 }]);
  await reload.click();
  await edit.click();
  await expect.element(name).toHaveValue('机构2');
});
