import { formatDate } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { PrintHead } from '../../patterns/page/PrintHead.js';
import { printSheet, screenOnly } from '../../patterns/page/printSheet.css.js';
import { usePrinting } from '../../patterns/page/usePrinting.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { Stack } from '../../ui/Stack/Stack.js';
import * as css from './calculators.css.js';

export interface CalculatorLayoutProps {
  readonly title: string;
  readonly line: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Heading of the inputs. */
  readonly inputTitle: string;
  readonly input: ReactNode;
  readonly children: ReactNode;
}

/** A calculator: inputs on the left, results on the right; stacked on narrow screens. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { title, line, actions, inputTitle, input, children } = props;
  const printed = usePrinting();
  return (
    <div className={`${css.page} ${printSheet}`}>
      <PrintHead title={title} facts={[printed === undefined ? undefined : formatDate(printed)]} />
      <Stack gap={5}>
        <PageTitle
          description={line}
          actions={actions && <div className={screenOnly}>{actions}</div>}
        >
          {title}
        </PageTitle>
        <div className={css.columns}>
          <div className={css.terms}>
            <Section title={inputTitle}>{input}</Section>
          </div>
          <div className={css.results}>{children}</div>
        </div>
      </Stack>
    </div>
  );
}
