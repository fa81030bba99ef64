import type { LinkTarget } from '../../../provider/screen.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import * as css from './RegionNotice.css.js';

export type NoticeAction =
  | { readonly label: string; readonly link: LinkTarget }
  | { readonly label: string; readonly onSelect: () => void };

export interface RegionNoticeViewProps {
  readonly message: string;
  /** The product's regions and the applicant's. */
  readonly lines: readonly string[];
  readonly actions: readonly NoticeAction[];
}

/** Why somebody may not apply, and what helps. */
export function RegionNoticeView({ message, lines, actions }: RegionNoticeViewProps) {
  return (
    <Banner tone="warning">
      <p className={css.message}>{message}</p>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      <div className={css.actions}>
        {actions.map((action) =>
          'link' in action ? (
            <LinkButton key={action.label} size="small" {...linkProps(action.link)}>
              {action.label}
            </LinkButton>
          ) : (
            <Button key={action.label} size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          ),
        )}
      </div>
    </Banner>
  );
}
