import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { organisationsCopy as copy } from '../copy.js';
import { deskTabNames, type OrganisationDeskTab } from '../deskTab.js';
import { OrganisationDeskScreen } from '../OrganisationDeskScreen.js';
import type { OrganisationDeskPaths } from '../paths.js';

const meta = { title: 'organisations/OrganisationDesk' } satisfies Meta;
export default meta;

const paths: OrganisationDeskPaths = {
  desk: (query) => `#desk?${String(query ?? '')}`,
  organisation: (id) => `#organisation-${id}`,
  editOrganisation: (id) => `#organisation-${id}-edit`,
  product: (id) => `#product-${id}`,
  editProduct: (id) => `#product-${id}-edit`,
  newProduct: () => '#new',
  order: (id) => `#order-${id}`,
};

function Desk({ tab }: { readonly tab: OrganisationDeskTab }) {
  const [query, setQuery] = useState(new URLSearchParams({ tab }));
  return (
    <OrganisationDeskScreen
      {...{ query, setQuery, paths }}
      params={{}}
      navigate={(to) => setQuery(new URLSearchParams(to.split('?')[1]))}
      hrefFor={(to) => to}
      backTo={(to) => to}
      onLogin={() => undefined}
    />
  );
}

const desk = (
  tab: OrganisationDeskTab,
  scenarios: MockScenarios,
  words: string | RegExp,
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Desk tab={tab} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Orders: StoryObj = {
  ...desk('orders', mockScenarios.ready, '重庆明月食品有限公司'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('重庆明月食品有限公司');
    // Several products are one filter and one chip.
    await userEvent.click(await canvas.findByRole('button', { name: copy.allProducts }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: '发明专利申请代理' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('服务产品：发明专利申请代理')).toBeInTheDocument();
    for (const tab of deskTabNames)
      await expect(
        canvas.getByRole('link', { name: new RegExp(`^${tabNames[tab]}`) }),
      ).toBeInTheDocument();
  },
};
const tabNames = {
  organisations: copy.tabOrganisations,
  products: copy.tabProducts,
  orders: copy.tabOrders,
};
export const OrdersEmpty = desk('orders', mockScenarios.empty, copy.noOrders);
export const OrdersLoading = desk('orders', mockScenarios.hanging, '正在加载');
export const OrdersError = desk('orders', mockScenarios.serverError, /系统繁忙/);
export const Products = desk('products', mockScenarios.ready, '发明专利申请代理');
export const ProductsEmpty = desk('products', mockScenarios.empty, copy.noProducts);
export const Organisations = desk('organisations', mockScenarios.ready, '重庆智企服务有限公司');
export const OrganisationsEmpty = desk('organisations', mockScenarios.empty, copy.noOrganisations);
