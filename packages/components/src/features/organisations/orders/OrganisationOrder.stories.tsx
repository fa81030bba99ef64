import { HuiqiError, type OrganisationOrderDetail as Order } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showNumbers } from '../../../patterns/StaffDesk/showNumbers.fixture.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { organisationsCopy as copy } from '../copy.js';
import { HandleOrderDialog } from './HandleOrderDialog.js';
import type { OrderHandling } from './orderHandling.js';
import { OrganisationOrderDetail } from './OrganisationOrderDetail.js';

const meta = { title: 'organisations/OrganisationOrder' } satisfies Meta;
export default meta;

const order = examples.getOrganisationOrder['default'] as Order;
const detail = (change: Partial<Order>, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient({ getOrganisationOrder: { data: { ...order, ...change } } })}
    >
      <OrganisationOrderDetail
        orderId={order.id}
        back={{ label: copy.tabOrders, href: '#desk' }}
        productLink={(id) => ({ href: `#product-${id}` })}
        onHandled={() => undefined}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Pending = detail({ status: 'PENDING', evaluation: null }, copy.accept);
export const Accepted: StoryObj = {
  ...detail({ status: 'ACCEPTED', evaluation: null }, copy.finish),
  play: showNumbers(copy.finish),
};
export const Refused = detail({ status: 'REFUSED', evaluation: null }, copy.closedRefused);
export const Canceled = detail({ status: 'CANCELED', evaluation: null }, copy.closedCanceled);
export const Finished = detail({ status: 'FINISHED' }, copy.closedFinished);
export const Missing: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ getOrganisationOrder: { code: '100404' } })}>
      <OrganisationOrderDetail
        orderId="1"
        back={{ label: copy.tabOrders, href: '#desk' }}
        productLink={(id) => ({ href: `#product-${id}` })}
        onHandled={() => undefined}
      />
    </HuiqiProvider>
  ),
};

const onHandle = fn();
const dialog = (handling: OrderHandling, error: unknown = null): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <HandleOrderDialog
        {...{ handling, error, onHandle }}
        order={{ id: '1', status: handling === 'FINISHED' ? 'ACCEPTED' : 'PENDING' }}
        busy={false}
        fieldErrors={{}}
        onReload={() => undefined}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});
const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

/** No text is required to accept an order. */
export const Accept: StoryObj = {
  ...dialog('ACCEPTED'),
  play: async ({ canvasElement }) => {
    onHandle.mockClear();
    await userEvent.click(inDialog(canvasElement).getByRole('button', { name: copy.accept }));
    await expect(onHandle).toHaveBeenCalledTimes(1);
    await expect(onHandle).toHaveBeenCalledWith('');
  },
};
export const Refuse: StoryObj = {
  ...dialog('REFUSED'),
  play: async ({ canvasElement }) => {
    onHandle.mockClear();
    const shown = inDialog(canvasElement);
    const refuse = shown.getByRole('button', { name: copy.refuse });
    await userEvent.click(refuse);
    await expect(shown.getByRole('alert')).toHaveTextContent(copy.refuseText);
    await expect(onHandle).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox'), '  超出服务范围  ');
    await userEvent.click(refuse);
    await expect(onHandle).toHaveBeenCalledTimes(1);
    await expect(onHandle).toHaveBeenCalledWith('超出服务范围');
  },
};
export const Finish = dialog('FINISHED');
export const Moved = dialog(
  'ACCEPTED',
  new HuiqiError({
    kind: 'business',
    code: '100409',
    message: 'conflict',
    userMessage: '该订单已由张惠受理',
  }),
);
