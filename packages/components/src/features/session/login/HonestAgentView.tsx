import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useHonestAgentCopy } from './copy.js';
import * as css from './honestAgent.css.js';

export interface HonestAgentViewProps {
  /** Whether nobody is signed in. */
  readonly isVisitor: boolean;
  readonly busy: boolean;
  readonly error: ErrorDescription | undefined;
  readonly onEnter: () => void;
  readonly onLogin: () => void;
}

/** What the honest-agent site is, how to get access, and the link. */
export function HonestAgentView(props: HonestAgentViewProps) {
  const { isVisitor, busy, error, onEnter, onLogin } = props;
  const copy = useHonestAgentCopy();
  return (
    <div className={css.page}>
      <PageTitle description={copy.line}>{copy.title}</PageTitle>
      <Section title={copy.siteTitle}>
        <div className={css.text}>
          <p>{copy.siteText}</p>
          <p>{copy.whatFor}</p>
          <div className={css.actions}>
            {isVisitor ? (
              <>
                <Button variant="primary" size="large" onClick={onLogin}>
                  {copy.login}
                </Button>
                <p className={css.muted}>{copy.visitor}</p>
              </>
            ) : (
              <Button
                variant="primary"
                size="large"
                icon="external"
                loading={busy}
                onClick={onEnter}
              >
                {copy.enter}
                <VisuallyHidden>{copy.leaves}</VisuallyHidden>
              </Button>
            )}
          </div>
          <VisuallyHidden>
            <span role="status">{busy ? copy.entering : ''}</span>
          </VisuallyHidden>
          <div role="alert">{error && <ErrorPanel compact {...error} />}</div>
        </div>
      </Section>
      <Section title={copy.howTitle}>
        <Timeline
          items={[
            { key: 'ticket', title: copy.stepTicket, description: copy.stepTicketText },
            { key: 'hand', title: copy.stepHand, description: copy.stepHandText },
            { key: 'enter', title: copy.stepEnter, description: copy.stepEnterText },
          ]}
        />
      </Section>
    </div>
  );
}
