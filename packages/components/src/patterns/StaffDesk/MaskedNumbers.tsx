import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import type { ErrorDescription } from '../DataState/types.js';
import { CopyableCode } from '../page/CopyableCode.js';
import * as css from './MaskedNumbers.css.js';
import { useNumbersCopy } from './numbersCopy.js';

/** Revealing the numbers of a case. */
export interface NumberReading<Numbers> {
  /** The unmasked numbers, once requested. */
  readonly numbers?: Numbers | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  /** `tel:` address of a phone number. */
  readonly hrefOf: (phone: string) => string;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Unmasked numbers by the fact's term; undefined leaves it masked, null means there is none. */
type FullNumbers = Readonly<Record<string, string | null | undefined>>;

export interface MaskedNumbersProps {
  /** Facts including the masked numbers. */
  readonly items: readonly DescriptionItem[];
  readonly reading: NumberReading<unknown>;
  readonly phones: FullNumbers;
  readonly accounts?: FullNumbers | undefined;
  /** Why they stay masked: the viewer does not handle the case, or it is closed. */
  readonly refused?: 'notMine' | 'ended' | undefined;
}

/** Facts of a case with masked numbers, which a recorded click reveals to copy and dial. */
export function MaskedNumbers(props: MaskedNumbersProps) {
  const { items, reading, phones, accounts = {}, refused } = props;
  const { numbers, busy, error, hrefOf, onShow, onHide } = reading;
  const copy = useNumbersCopy();
  function unmasked(item: DescriptionItem): DescriptionItem {
    const { term } = item;
    const full = phones[term] === undefined ? accounts[term] : phones[term];
    if (full === undefined) return item;
    if (full === null) return { ...item, value: copy.none };
    const number = <CopyableCode label={term} labelHidden value={full} />;
    return {
      ...item,
      value:
        term in phones ? (
          <Phone number={full} href={hrefOf(full)}>
            {number}
          </Phone>
        ) : (
          number
        ),
    };
  }
  return (
    <div className={css.contact}>
      <DescriptionList size="small" items={refused ? items : items.map(unmasked)} />
      {error && <ErrorPanel compact {...error} />}
      {refused ? (
        <p className={css.note}>{copy[refused]}</p>
      ) : (
        <div className={css.ask}>
          <Button size="small" loading={busy} onClick={numbers ? onHide : onShow}>
            {numbers ? copy.hide : copy.show}
          </Button>
          <span className={css.note}>{copy.recorded}</span>
        </div>
      )}
    </div>
  );
}

function Phone(props: {
  readonly number: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  const { number, href, children } = props;
  const copy = useNumbersCopy();
  return (
    <span className={css.phone}>
      {children}
      <LinkButton size="small" variant="text" href={href}>
        {copy.call}
        <VisuallyHidden> {number}</VisuallyHidden>
      </LinkButton>
    </span>
  );
}
