import type { RelatedCompany } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthorisationListView } from './AuthorisationListView.js';

const meta = { title: 'companies/AuthorisationList' } satisfies Meta;
export default meta;

const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
const [company] = content as [RelatedCompany];
const open = { ...company, id: '2', qymc: '重庆清泉商贸有限公司', authorized: false };
const onAuthorise = fn();
const list = (companies: readonly RelatedCompany[]) => (
  <AuthorisationListView
    companies={companies}
    products={{ label: '查看贷款产品', href: '/loan' }}
    onAdd={() => undefined}
    onAuthorise={onAuthorise}
  />
);

export const Companies: StoryObj = {
  render: () => list([open, { ...company, authorized: true }]),
  play: async ({ canvasElement }) => {
    onAuthorise.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /授权：重庆清泉/ }));
    await expect(onAuthorise.mock.calls[0]?.[0]).toMatchObject({ id: '2' });
  },
};

export const None: StoryObj = { render: () => list([]) };
