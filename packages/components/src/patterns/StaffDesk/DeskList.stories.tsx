import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { deskPage } from '../page/storyPage.js';
import { ShortcutScope } from '../ShortcutHelp/ShortcutScope.js';
import { DeskLayout } from './DeskLayout.js';
import { DeskListExample } from './DeskList.fixture.js';

const meta = { title: 'patterns/DeskList', ...deskPage } satisfies Meta;
export default meta;

const items = [
  { id: 'orders', label: '申请管理', href: '#orders', icon: 'document', count: 8 },
  { id: 'renewals', label: '续贷审核', href: '#renewals', icon: 'clock' },
] as const;

function Desk({ start = false, news }: { readonly start?: boolean; readonly news?: string }) {
  const [collapsed, setCollapsed] = useState(start);
  return (
    <ShortcutScope enabled onEnabledChange={() => undefined}>
      <DeskLayout
        nav={{
          label: '工作台',
          items,
          current: 'orders',
          collapsed,
          onCollapsedChange: setCollapsed,
        }}
      >
        <DeskListExample news={news} />
      </DeskLayout>
    </ShortcutScope>
  );
}

export const Wide: StoryObj = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: '企业 2' })).toHaveFocus();
  },
};

export const Collapsed: StoryObj = {
  render: () => <Desk start />,
  play: async ({ canvas }) => {
    // Icons keep their accessible names.
    await expect(canvas.getByRole('link', { name: /续贷审核/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '展开导航' }));
    await expect(canvas.getByRole('button', { name: '收起导航' })).toHaveFocus();
  },
};

export const WithNews: StoryObj = { render: () => <Desk news="有 3 条新申请" /> };
