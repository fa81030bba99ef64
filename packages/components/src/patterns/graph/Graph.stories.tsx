import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contentPage, deskPage } from '../page/storyPage.js';
import { Graph } from './Graph.js';
import { GraphMark } from './GraphMark.js';
import { sampleGraph, sampleKinds } from './sampleGraph.js';

const meta = { title: 'patterns/Graph' } satisfies Meta;
export default meta;

const onExpand = fn();
const few = sampleGraph(80);
const many = sampleGraph(2_000);
const centres = new Set(['COMPANY-0']);

function Shown({ data }: { readonly data: typeof few }) {
  const [selected, setSelected] = useState<string | null>(null);
  const name = data.nodes.find(({ id }) => id === selected)?.label;
  return (
    <Graph
      label={`关系图，${data.nodes.length}个节点`}
      data={data}
      kinds={sampleKinds}
      centres={centres}
      selected={selected}
      onSelect={setSelected}
      onExpand={onExpand}
      aside={<p>{name ?? '未选择节点'}</p>}
    />
  );
}

export const ByKeyboard: StoryObj = {
  ...contentPage,
  render: () => <Shown data={few} />,
  play: async ({ canvas }) => {
    onExpand.mockClear();
    canvas.getByRole('application', { name: '关系图，80个节点' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('重庆明月1号食品有限公司')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onExpand).toHaveBeenCalledWith('COMPANY-0');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('未选择节点')).toBeVisible();
  },
};

export const TwoThousandNodes: StoryObj = { ...deskPage, render: () => <Shown data={many} /> };

export const Legend: StoryObj = {
  render: () => (
    <ul>
      {sampleKinds.map((kind) => (
        <li key={kind.id}>
          <GraphMark kind={kind} /> {kind.label}
        </li>
      ))}
    </ul>
  ),
};
