import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { BatchBar, type BatchBarProps } from './BatchBar.js';
import type { BatchRecord } from './useRowSelection.js';

const meta = { title: 'patterns/BatchBar' } satisfies Meta;
export default meta;

const page = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

const bar = (count: number, props: Partial<BatchBarProps> = {}): StoryObj => ({
  render: () => <Bar count={count} {...props} />,
});

function Bar({ count, ...props }: Partial<BatchBarProps> & { readonly count: number }) {
  const [records, select] = useState<readonly BatchRecord[]>(
    Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `企业 ${at + 1}` })),
  );
  return (
    <BatchBar
      selection={{ records, select }}
      found={27}
      shown={page}
      onSelectFound={() => undefined}
      busy={false}
      problem={undefined}
      {...props}
    >
      <Button size="small">分配</Button>
      <Button size="small">分配给我</Button>
      <Button size="small">拒绝</Button>
    </BatchBar>
  );
}

export const Nothing = bar(0);
export const Some = bar(3);
export const WholePage = bar(10);
export const Over = bar(501, { found: undefined });
export const Finding = bar(10, { busy: true });
export const TooMany = bar(10, { found: undefined });
export const Changed = bar(10, { problem: '筛选结果已变为 26 项，请核对后重新选择。' });
