import type { ReactNode } from 'react';
import type { PageLink } from '../page/types.js';
import { Wizard, type WizardProps } from '../Wizard/Wizard.js';
import { WizardHead, type WizardHeadProps } from './WizardHead.js';
import { asideCard, beside, card, page, stack } from './WizardPage.css.js';

export interface WizardPageProps<Id extends string> extends Pick<
  WizardProps,
  | 'label'
  | 'busy'
  | 'saved'
  | 'focusHeading'
  | 'nextText'
  | 'onNext'
  | 'actions'
  | 'failure'
  | 'minutesLeft'
> {
  readonly head: WizardHeadProps;
  readonly steps: readonly { readonly id: Id; readonly label: string }[];
  /** The current step, in the host's address. */
  readonly step: Id;
  /** 上一步: the host navigates to the step with a history entry. */
  readonly onStepChange: (step: Id) => void;
  /** Link out on the first step: 返回产品. */
  readonly exit: PageLink;
  /** 上一步 after the first step. */
  readonly backText?: string | undefined;
  /** Rendered above the form: a restored draft. */
  readonly notice?: ReactNode;
  /** Rendered beside the form, or below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A multi-step application with what is applied for on top. */
export function WizardPage<Id extends string>(props: WizardPageProps<Id>) {
  const { head, steps, step, onStepChange, exit, backText, notice, aside, children, ...wizard } =
    props;
  const previous = steps[steps.findIndex(({ id }) => id === step) - 1];
  const back = previous
    ? { backText, onBack: () => onStepChange(previous.id) }
    : { backText: exit.label, backHref: exit.href, onBack: exit.onOpen };
  return (
    <div className={page}>
      <div className={stack}>
        <WizardHead {...head} />
        {notice}
        <div className={aside ? beside : undefined}>
          <div className={card}>
            <Wizard {...wizard} {...back} steps={steps} current={step}>
              {children}
            </Wizard>
          </div>
          {aside && <aside className={asideCard}>{aside}</aside>}
        </div>
      </div>
    </div>
  );
}
