import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
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
  /** Defaults to the first tab. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Radix styles its parts inline, which a strict policy refuses in server-rendered markup. */
function Unstyled({ style: _style, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** Switches between panels; arrow keys move between the tabs (WAI-ARIA APG, Tabs). */
export function Tabs({ tabs, label, value, defaultValue, onValueChange }: TabsProps) {
  const state = {
    ...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value }),
    ...(onValueChange ? { onValueChange } : {}),
  };
  return (
    <Radix.Root {...state}>
      <Radix.List asChild aria-label={label} className={css.list}>
        <Unstyled>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={css.tab}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} asChild value={tab.value} className={css.panel}>
          <Unstyled>{tab.content}</Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
