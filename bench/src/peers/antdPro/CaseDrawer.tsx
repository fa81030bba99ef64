import { Button, Drawer, Flex, Space, Tabs, type TabsProps } from 'antd';
import type { ReactNode } from 'react';

export interface CaseDrawerProps {
  readonly title: string;
  /** Ids of the page's rows, and that of the open one. */
  readonly ids: readonly string[];
  readonly id: string;
  readonly tabs: TabsProps['items'];
  readonly decisions: ReactNode;
  readonly onOpen: (id: string | undefined) => void;
}

/** A record of a queue beside its list, with the decisions below and its neighbours on the page above. */
export function CaseDrawer({ title, ids, id, tabs, decisions, onOpen }: CaseDrawerProps) {
  const place = ids.indexOf(id);
  const turn = (label: string, to: string | undefined) => (
    <Button key={label} disabled={to === undefined} onClick={() => onOpen(to)}>
      {label}
    </Button>
  );
  return (
    <Drawer
      open
      size={960}
      title={title}
      onClose={() => onOpen(undefined)}
      extra={
        <Space>
          {turn('上一条', ids[place - 1])}
          {turn('下一条', ids[place + 1])}
        </Space>
      }
      footer={
        <Flex justify="end" gap={8}>
          {decisions}
        </Flex>
      }
    >
      <Tabs items={tabs ?? []} />
    </Drawer>
  );
}
