import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { deskPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { relationsCopy } from './copy.js';
import { RelationNetwork } from './RelationNetwork.js';
import { parseRelationQuery } from './relationQuery.js';
import { sampleNetwork } from './sampleNetwork.js';

const meta = { title: 'relations/RelationNetwork', ...deskPage } satisfies Meta;
export default meta;

function Shown({ address }: { readonly address: string }) {
  const [query, setQuery] = useState(() => parseRelationQuery(new URLSearchParams(address)));
  return (
    <RelationNetwork
      query={query}
      onQueryChange={setQuery}
      links={{
        order: (id) => ({ href: `#order-${id}` }),
        ordersOf: (nsrsbh) => ({ href: `#orders-${nsrsbh}` }),
        centre: ({ id }) => ({ href: `#centre-${id}` }),
      }}
    />
  );
}

const page = (
  scenarios: MockScenarios,
  play: StoryObj['play'],
  address = 'nsrsbh=91500231MA5U000000',
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Shown address={address} />
    </HuiqiProvider>
  ),
  ...(play ? { play } : {}),
});
const of = (size: number): MockScenarios => ({ getRelationNetwork: { data: sampleNetwork(size) } });

export const Found = page(of(60), async ({ canvas }) => {
  await canvas.findByText('中心：重庆明月1号食品有限公司');
  const find = canvas.getByRole('searchbox', { name: relationsCopy.find });
  await userEvent.type(find, '明月2号{Enter}');
  await expect(
    await canvas.findByRole('heading', { name: '重庆明月2号食品有限公司' }),
  ).toBeVisible();
  const row = canvas.getByRole('rowheader', { name: '重庆明月2号食品有限公司' }).closest('tr');
  await expect(row).toHaveAttribute('aria-current', 'true');
});

export const PathBetweenTwo = page(of(60), async ({ canvas }) => {
  await canvas.findByText('中心：重庆明月1号食品有限公司');
  const find = canvas.getByRole('searchbox', { name: relationsCopy.find });
  await userEvent.type(find, '明月2号{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: relationsCopy.pathStart }));
  await expect(canvas.getByText(relationsCopy.pathHint)).toBeVisible();
  await userEvent.clear(find);
  await userEvent.type(find, '明月1号{Enter}');
  await expect(await canvas.findByText(/^与“重庆明月2号食品有限公司”相隔\d+步$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: relationsCopy.pathEnd }));
  await expect(canvas.queryByText(/相隔/)).toBeNull();
});

export const Filtered = page(of(60), async ({ canvas }) => {
  const orders = await canvas.findByRole('checkbox', { name: /申请（\d+）/ });
  await userEvent.click(orders);
  await expect(orders).not.toBeChecked();
  const table = await canvas.findByRole('table', { name: relationsCopy.tableNodes });
  await waitFor(() => expect(within(table).queryAllByText('申请')).toHaveLength(0));
});

export const Expanded = page(
  {
    // Expanding requests one step.
    getRelationNetwork: ({ query }) => ({
      data: sampleNetwork(query['depth'] === '1' ? 60 : 40),
    }),
  },
  async ({ canvas }) => {
    await canvas.findByText('中心：重庆明月1号食品有限公司');
    await userEvent.click(canvas.getByRole('button', { name: '展开重庆明月1号食品有限公司' }));
    await expect(await canvas.findByText('已展开，新增20个节点')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: relationsCopy.reset }));
    await canvas.findByRole('application', { name: /^关系图，40个节点/ });
  },
);

export const TwoThousandNodes = page(of(2_000), async ({ canvas }) => {
  await canvas.findByRole('application', { name: /^关系图，2000个节点/ });
});

export const Truncated = page(
  { getRelationNetwork: { data: { ...sampleNetwork(60), truncated: true } } },
  async ({ canvas }) => void (await canvas.findByText(/关系较多/)),
);
export const Nobody = page(
  {
    getRelationNetwork: { data: { centres: [], nodes: [], edges: [], truncated: false } },
  },
  async ({ canvas }) => void (await canvas.findByText(relationsCopy.emptyTitle)),
);
export const Loading = page(
  mockScenarios.hanging,
  async ({ canvas }) => void (await canvas.findByText('正在加载')),
);
export const Failed = page(
  mockScenarios.serverError,
  async ({ canvas }) => void (await canvas.findByText(/系统繁忙/)),
);
