import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.js';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly TabItem[];
  readonly label: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Several panels in one place; arrow keys move between the tabs. */
export function Tabs({ tabs, label, value, defaultValue, onValueChange }: TabsProps) {
  const state = {
    ...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value }),
    ...(onValueChange ? { onValueChange } : {}),
  };
  return (
    <Radix.Root {...state}>
      <Radix.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={css.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
