import type { TicketBatch } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';

export interface CurrentBatchProps {
  /** The open batch, if any. */
  readonly batch: TicketBatch | undefined;
  readonly apply: LinkTarget;
}

/** The open batch and a link to apply. */
export function CurrentBatch({ batch, apply }: CurrentBatchProps) {
  const copy = useCouponsCopy();
  if (!batch)
    return (
      <Banner>
        {copy.noBatch}，{copy.noBatchLine}
      </Banner>
    );
  return (
    <Stack>
      <p className={css.muted}>
        {batch.name}：{fillCopy(copy.windowOf, { from: batch.opensOn, until: batch.closesOn })}
      </p>
      <KeyFigures
        figures={[
          { label: copy.standardRate, value: formatPercent(batch.discountRate) },
          { label: copy.maxAmount, value: formatThousands(batch.maxAmount, 2), unit: copy.yuan },
          { label: copy.ticketsExpireOn, value: batch.ticketsExpireOn },
        ]}
      />
      <div className={css.actions}>
        <LinkButton
          variant="primary"
          size="large"
          href={apply.href}
          onClick={onPlainClick(apply.onOpen)}
        >
          {copy.applyNow}
        </LinkButton>
      </div>
    </Stack>
  );
}
