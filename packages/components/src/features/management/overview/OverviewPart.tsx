import type { ReactNode } from 'react';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Section } from '../../../ui/Section/Section.js';
import * as css from '../management.css.js';

export interface OverviewPartProps {
  readonly title: string;
  /** Shown without lines. */
  readonly none: string;
  readonly description?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** A section of the overview. */
export function OverviewPart(props: OverviewPartProps) {
  const { title, none, description, actions, children } = props;
  return (
    <Section {...{ title, description, actions }}>
      {children.length === 0 ? (
        <p className={css.muted}>{none}</p>
      ) : (
        <ul className={css.overviewLines}>{children}</ul>
      )}
    </Section>
  );
}

export interface OverviewLineProps {
  readonly link: LinkTarget;
  readonly name: string;
  readonly children: ReactNode;
}

/** A thing by its name, which leads to it. */
export function OverviewLine({ link: { href, onOpen }, name, children }: OverviewLineProps) {
  return (
    <li className={css.overviewLine}>
      <a className={css.overviewName} href={href} onClick={onPlainClick(onOpen)}>
        {name}
      </a>
      <span className={css.row}>{children}</span>
    </li>
  );
}
