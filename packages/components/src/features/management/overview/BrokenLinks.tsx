import { LinkFaultLabels, ManagedKindLabels, type BrokenLink, type LinkReport } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { OverviewLine, OverviewPart } from './OverviewPart.js';

export interface BrokenLinksProps {
  readonly itemLink: (thing: Pick<BrokenLink, 'id' | 'kind'>) => LinkTarget;
  readonly report: LinkReport;
  /** Has them checked; undefined for those who may not. */
  readonly check: { readonly isBusy: boolean; readonly onCheck: () => void } | undefined;
}

/** The links that lead nowhere, each with the thing it stands in. */
export function BrokenLinks({ report, check, itemLink }: BrokenLinksProps) {
  const { checkedTs, isChecking, checked, isWithOutside, broken, brokenTotal } = report;
  const copy = useManagementCopy();
  const lines = [
    checkedTs === null
      ? copy.linksNeverChecked
      : fillCopy(copy.linksChecked, { time: formatDateTime(checkedTs), n: checked }),
    isWithOutside ? '' : copy.linksOwnOnly,
    brokenTotal > broken.length
      ? fillCopy(copy.unusedTotal, { n: brokenTotal, shown: broken.length })
      : '',
  ];
  return (
    <OverviewPart
      title={copy.linksTitle}
      description={lines.filter(Boolean).join('；')}
      none={checkedTs === null ? '' : copy.noBrokenLinks}
      actions={
        check && (
          <Button size="small" loading={check.isBusy || isChecking} onClick={check.onCheck}>
            {isChecking ? copy.linksChecking : copy.checkLinks}
          </Button>
        )
      }
    >
      {broken.map(({ kind, id, title, address, fault }) => (
        <OverviewLine key={`${kind} ${id} ${address}`} link={itemLink({ kind, id })} name={title}>
          <span className={css.muted}>{ManagedKindLabels[kind]}</span>
          <span className={css.address}>{address}</span>
          {LinkFaultLabels[fault]}
        </OverviewLine>
      ))}
    </OverviewPart>
  );
}
