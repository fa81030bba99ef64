import type { ReactNode } from 'react';
import { ActionButton } from '../page/ActionButton.js';
import type { PageAction } from '../page/types.js';
import { Illustration, type IllustrationName } from './Illustration.js';
import * as css from './StateCard.css.js';

/** Props shared by empty and error states. */
export interface StateLook {
  /** `h1` if the state is the whole page. Defaults to `h2`. */
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined;
  /** False inside a card, which has a frame already. Defaults to true. */
  readonly framed?: boolean | undefined;
}

interface StateCardProps extends StateLook {
  readonly picture: IllustrationName;
  readonly title: string;
  readonly line?: ReactNode;
  readonly action?: PageAction | undefined;
  readonly alert?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Picture, title (16 px), reason (14 px), one action. */
export function StateCard(props: StateCardProps) {
  const { picture, title, line, action, alert, heading = 'h2', framed = true, children } = props;
  const Heading = heading;
  return (
    <div
      className={framed ? `${css.state} ${css.framed}` : css.state}
      role={alert ? 'alert' : undefined}
    >
      <Illustration name={picture} />
      <Heading className={css.title} tabIndex={heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {line && <div className={css.line}>{line}</div>}
      {children && <div className={css.extra}>{children}</div>}
      {action && (
        <div className={css.action}>
          <ActionButton variant="primary" action={action} />
        </div>
      )}
    </div>
  );
}
