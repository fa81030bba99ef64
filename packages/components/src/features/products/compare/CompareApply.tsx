import type { ProductDetail } from '@huiqi/sdk';
import { externalProductUrl } from '@huiqi/sdk/domain';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import type { CertifyEntry } from '../../companies/paths.js';
import { ApplyEntryDialogs } from '../entry/ApplyEntryDialogs.js';
import { ApplyEntryNotice } from '../entry/ApplyEntryNotice.js';
import type { EntryWays } from '../entry/EntryWays.js';
import { useApplyEntry, type ApplyEntryOptions } from '../entry/useApplyEntry.js';
import { useCompareCopy } from './compareCopy.js';
import { fullNameOf } from './compareStore.js';
import { labelled } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';

export interface CompareApplyProps
  extends Pick<ApplyEntryOptions, 'onLogin' | 'onApply'>, EntryWays {
  readonly product: ProductDetail;
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
}

/** Applies for a compared product, with the steps before the form. */
export function CompareApply(props: CompareApplyProps) {
  const { product, onLogin, onApply, onCertify, ...ways } = props;
  const copy = useCompareCopy();
  const entry = useApplyEntry({ productId: product.id, onLogin, onApply });
  const external = externalProductUrl(product);
  if (external)
    return (
      <LinkButton block href={external} target="_blank">
        {copy.openPlatform}
      </LinkButton>
    );
  return (
    <>
      <Button
        block
        loading={entry.busy}
        aria-label={localized(copy, labelled)(copy.apply, fullNameOf(product))}
        onClick={entry.start}
      >
        {copy.apply}
      </Button>
      <ApplyEntryNotice {...entry} {...ways} />
      <ApplyEntryDialogs {...entry} onCertify={onCertify} />
    </>
  );
}
