import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Tabs } from '../../ui/Tabs/Tabs.js';
import { count, desk } from './StaffDesk.css.js';

export interface DeskTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many wait there, formatted; none while unknown. */
  readonly count?: string | undefined;
}

export interface StaffDeskProps<Value extends string> {
  readonly title: string;
  /** Beside the title, such as an export. */
  readonly actions?: ReactNode;
  /** 待处理, 已授信待放款, 全部. */
  readonly tabs: readonly DeskTab<Value>[];
  readonly tab: Value;
  readonly onTabChange: (tab: Value) => void;
  /** Filters and rows of the current tab. */
  readonly list: ReactNode;
}

/** Where staff work through a queue, up to 1600 px wide. */
export function StaffDesk<Value extends string>(props: StaffDeskProps<Value>) {
  const { title, actions, tabs, tab, onTabChange, list } = props;
  return (
    <div className={desk}>
      <PageTitle actions={actions}>{title}</PageTitle>
      <Tabs
        label={title}
        value={tab}
        onValueChange={(value) => {
          const chosen = tabs.find((one) => one.value === value);
          if (chosen) onTabChange(chosen.value);
        }}
        tabs={tabs.map((one) => ({
          value: one.value,
          label: <TabLabel {...one} />,
          content: one.value === tab ? list : null,
        }))}
      />
    </div>
  );
}

function TabLabel({ label, count: number }: DeskTab<string>) {
  return (
    <>
      {label}
      {number !== undefined && <span className={count}>{number}</span>}
    </>
  );
}
