import type { ServiceOrderApplication, ServiceProductDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { serviceApplyCopy as copy } from './applyCopy.js';
import { ServiceApply } from './ServiceApply.js';

const message = '服务价格已调整，请核对后再提交';

it('orders at a price that changed only after the applicant has seen it, and keeps what was typed', async () => {
  const product = examples.getServiceProduct['default'] as ServiceProductDetail;
  let price = '3500.00';
  const onSuccess = vi.fn();
  const client = createMockClient({
    getServiceProduct: () => ({ data: { ...product, servicePriceType: 'PAY', price } }),
    applyForService: ({ body }) => {
      price = '3900.00';
      return (body as ServiceOrderApplication).price === price
        ? { data: { id: '9003' } }
        : { code: '100409', message };
    },
  });
  const page = await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <ServiceApply
        productId="8001"
        back={{ label: copy.back, href: '#service' }}
        ordersLink={(name) => ({ href: `#orders-${name}` })}
        companies={{ href: '#companies' }}
        onSuccess={onSuccess}
      />
    </HuiqiProvider>,
  );
  const contact = page.getByRole('textbox', { name: copy.contact });
  await expect.element(contact).toBeEnabled();
  await contact.fill('周明');
  await page.getByRole('textbox', { name: copy.contactPhone }).fill('13900000001');
  const dialog = page.getByRole('dialog');
  const send = async () => {
    await page.getByRole('button', { name: copy.submit }).click();
    await expect.element(dialog).toBeVisible();
  };
  await send();
  await expect.element(dialog.getByText('3,500')).toBeVisible();
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await expect.element(page.getByText('3,900')).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(contact).toHaveValue('周明');
  expect(onSuccess).not.toHaveBeenCalled();
  await send();
  await expect.element(dialog.getByText('3,900')).toBeVisible();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ id: '9003' }));
});
