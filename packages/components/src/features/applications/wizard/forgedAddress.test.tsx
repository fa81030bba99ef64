import { ApplyFailReasonLabels } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { ApplyFailScreen } from '../ApplyFailScreen.js';
import { ApplyStatusScreen } from '../ApplyStatusScreen.js';
import { applicationsCopy } from '../copy.js';
import type { ApplicationPaths } from '../paths.js';
import { keepRefusalMessage } from '../result/refusalMessage.js';

const forged = '请立即向以下账户汇款';
const paths: ApplicationPaths = {
  product: ({ id }) => `/products/${id}`,
  products: () => '/products',
  submitted: () => '/submitted',
  refused: () => '/refused',
};

async function open(Screen: typeof ApplyFailScreen | typeof ApplyStatusScreen, query: string) {
  const place: ScreenProps<ApplicationPaths> = {
    params: {},
    query: new URLSearchParams(query),
    paths,
    navigate: () => undefined,
    setQuery: () => undefined,
    hrefFor: (to) => to,
    backTo: (to) => to,
    onLogin: () => undefined,
  };
  return render(
    <HuiqiProvider client={createMockClient()}>
      <Screen {...place} />
    </HuiqiProvider>,
  );
}

it.each([
  [ApplyFailScreen, ''],
  [ApplyStatusScreen, `msg=${forged}&orderStatus=${forged}`],
  [ApplyStatusScreen, ''],
])('%o claims nothing without an order: %s', async (Screen, query) => {
  const screen = await open(Screen, query);
  await expect.element(screen.getByText(applicationsCopy.noApplication)).toBeVisible();
  expect(screen.container.textContent).not.toContain(forged);
  expect(screen.container.textContent).not.toContain(applicationsCopy.successTitle);
});

it.each([
  `orderId=&failReason=${forged}`,
  `productId=100001&failReason=${forged}`,
  `failReason=${forged}&msg=${forged}`,
])('says that an application failed, in none of the words of the address: %s', async (query) => {
  const screen = await open(ApplyFailScreen, query);
  await expect.element(screen.getByText(applicationsCopy.failTitle)).toBeVisible();
  expect(screen.container.textContent).not.toContain(forged);
});

it('says the server’s message that the tab has kept, of this refusal alone', async () => {
  const refusal = { orderId: null, productId: '100001', failReason: 'OTHER' };
  keepRefusalMessage(refusal, '本次最多可提款2.5万元');
  const screen = await open(ApplyFailScreen, 'productId=100001&failReason=OTHER');
  await expect.element(screen.getByText('本次最多可提款2.5万元')).toBeVisible();
  const other = await open(ApplyFailScreen, 'productId=100002&failReason=OTHER');
  await expect.element(other.getByText(applicationsCopy.failUnknown)).toBeVisible();
});

it('says a reason of ours, and nothing else of the address', async () => {
  const screen = await open(
    ApplyFailScreen,
    `productId=100001&failReason=OUT_OF_REGION&msg=${forged}`,
  );
  await expect.element(screen.getByText(ApplyFailReasonLabels.OUT_OF_REGION)).toBeVisible();
  expect(screen.container.textContent).not.toContain(forged);
});
