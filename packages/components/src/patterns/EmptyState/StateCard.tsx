import type { ReactNode } from 'react';
import { linkProps } from '../link/linkProps.js';
import { ActionButton } from '../page/ActionButton.js';
import type { PageAction, PageLink } from '../page/types.js';
import { Illustration } from '../../ui/shared/Illustration.js';
import { stateDrawings } from './stateDrawings.js';
import * as css from './StateCard.css.js';

/** Props shared by empty and error states. */
export interface StateLook {
  /** `h1` if the state is the whole page. Defaults to `h2`. */
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined;
  /** False inside a card, which has a frame already. Defaults to true. */
  readonly framed?: boolean | undefined;
  /** Beside the action: another way on, as a plain link. */
  readonly secondary?: PageLink | undefined;
  /** Below a rule: who helps, such as a hotline. */
  readonly help?: ReactNode;
}

interface StateCardProps extends StateLook {
  readonly picture: keyof typeof stateDrawings;
  readonly title: string;
  readonly line?: ReactNode;
  readonly action?: PageAction | undefined;
  readonly alert?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Picture, title (16 px), reason (14 px), one action. */
export function StateCard(props: StateCardProps) {
  const { picture, title, line, action, alert, heading = 'h2', framed = true, children } = props;
  const { secondary, help } = props;
  const look = [css.state, framed && css.framed, heading === 'h1' && css.page];
  const Heading = heading;
  return (
    <div className={look.filter(Boolean).join(' ')} role={alert ? 'alert' : undefined}>
      <Illustration drawing={stateDrawings[picture]} />
      <Heading
        className={heading === 'h1' ? css.pageTitle : css.title}
        tabIndex={heading === 'h1' ? -1 : undefined}
      >
        {title}
      </Heading>
      {line && <div className={css.line}>{line}</div>}
      {children && <div className={css.extra}>{children}</div>}
      {action && (
        <div className={css.action}>
          <ActionButton variant="primary" action={action} />
          {secondary && <a {...linkProps(secondary)}>{secondary.label}</a>}
        </div>
      )}
      {help && <div className={css.help}>{help}</div>}
    </div>
  );
}
