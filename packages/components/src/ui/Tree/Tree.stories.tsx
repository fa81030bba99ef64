import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tree } from './Tree.js';
import type { TreeNode } from './treeRows.js';

const meta = { title: 'ui/Tree', component: Tree } satisfies Meta<typeof Tree>;
export default meta;

const nodes: readonly TreeNode[] = [
  {
    id: 'fgw',
    label: '垫江县发展和改革委员会',
    children: [
      { id: 'fgw-1', label: '综合规划科' },
      { id: 'fgw-2', label: '经济运行科' },
    ],
  },
  {
    id: 'bank-1',
    label: '中国建设银行',
    children: [
      { id: 'bank-1-1', label: '普惠金融部' },
      { id: 'bank-1-2', label: '授信审批部' },
    ],
  },
  { id: 'xzs', label: '垫江县政务服务管理办公室' },
];

function Departments({ first }: { readonly first: string | null }) {
  const [value, setValue] = useState(first);
  return <Tree label="部门" nodes={nodes} value={value} onChange={setValue} />;
}

export const Closed: StoryObj = { render: () => <Departments first={null} /> };
export const WithChoice: StoryObj = { render: () => <Departments first="bank-1-2" /> };

export const Playground: StoryObj<typeof Tree> = {
  args: { label: '部门', nodes, value: 'bank-1-2' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Tree {...args} value={value} onChange={setValue} />;
  },
};
