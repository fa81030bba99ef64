import {
  getOrganisationProduct,
  shelveOrganisationProduct,
  type OrganisationProductDetail as Product,
  type ServiceProductStatus,
} from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useOrganisationsCopy } from '../copy.js';
import {
  OrganisationProductDetailView,
  type OrganisationProductLinks,
} from './OrganisationProductDetailView.js';
import { useTypeNameOf } from '../content/useTypeNameOf.js';

export interface OrganisationProductDetailProps extends OrganisationProductLinks {
  readonly productId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: Product) => void) | undefined;
}

/** A product for its organisation, with the action to put it on offer or withdraw it. */
export function OrganisationProductDetail(props: OrganisationProductDetailProps) {
  const { productId: id, back, onProduct, ...links } = props;
  const copy = useOrganisationsCopy();
  const [asked, setAsked] = useState<ServiceProductStatus | null>(null);
  const query = useOperation(getOrganisationProduct, { id });
  const loaded = query.data;
  const nameOf = useTypeNameOf(loaded?.serviceTypeBig, loaded?.pending?.serviceTypeBig);
  const isOn = asked === 'ON_SHELF';
  const shelve = useMutationOf(shelveOrganisationProduct, {
    successMessage: isOn ? copy.onShelfDone : copy.offShelfDone,
    refreshOnConflict: true,
    onSuccess: () => setAsked(null),
  });
  useOnLoaded(loaded, onProduct);
  function ask(next: ServiceProductStatus | null) {
    shelve.reset();
    setAsked(next);
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(product) => (
        <>
          <OrganisationProductDetailView {...links} {...{ product, nameOf, back }} onShelve={ask} />
          <ConfirmDialog
            open={asked !== null}
            onOpenChange={(open) => {
              if (!open) ask(null);
            }}
            title={fillCopy(isOn ? copy.onShelfTitle : copy.offShelfTitle, {
              name: product.productName,
            })}
            okText={isOn ? copy.onShelf : copy.offShelf}
            danger={!isOn}
            loading={shelve.busy}
            onOk={() => {
              if (asked === null) return;
              const { version } = product;
              void shelve.run({ id, body: { productStatus: asked, version } });
            }}
          >
            <Stack>
              {shelve.error !== null && <ErrorPanel compact {...describeError(shelve.error)} />}
              <p>{isOn ? copy.onShelfText : copy.offShelfText}</p>
            </Stack>
          </ConfirmDialog>
        </>
      )}
    </PageState>
  );
}
