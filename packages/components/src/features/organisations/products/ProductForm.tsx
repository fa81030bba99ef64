import { getOrganisationProduct, type OrganisationProductDetail } from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { useOrganisationsCopy } from '../copy.js';
import { EditFrame } from '../content/EditFrame.js';
import { EditProblem } from '../content/EditProblem.js';
import { toServiceText } from '../content/serviceText.js';
import { TextPreview } from './TextPreview.js';
import { useProductForm } from './useProductForm.js';

export interface ProductFormProps {
  /** The product to edit; omitted for a new one. */
  readonly productId?: string | undefined;
  readonly back: PageLink;
  readonly onSaved: (product: OrganisationProductDetail) => void;
}

/** The form of a new or existing product. */
export function ProductForm(props: ProductFormProps) {
  const { productId, back } = props;
  const user = useCurrentUser();
  const [attempt, setAttempt] = useState(0);
  const query = useOperation(
    getOrganisationProduct,
    { id: productId ?? '' },
    { enabled: productId !== undefined },
  );
  async function reload() {
    await query.refetch();
    setAttempt((count) => count + 1);
  }
  const loading = <DetailPageSkeleton back={back} />;
  return (
    <PageState state={toDataState(user)} loading={loading} exit={back}>
      {(who) => {
        const shared = { ...props, userId: who?.id ?? '', onReload: () => void reload() };
        if (productId === undefined) return <Loaded {...shared} product={undefined} />;
        return (
          <PageState state={toDataState(query)} loading={loading} exit={back}>
            {(product) => <Loaded {...shared} key={attempt} product={product} />}
          </PageState>
        );
      }}
    </PageState>
  );
}

interface LoadedProps extends ProductFormProps {
  readonly product: OrganisationProductDetail | undefined;
  readonly userId: string;
  readonly onReload: () => void;
}

function Loaded({ product, userId, back, onSaved, onReload }: LoadedProps) {
  const copy = useOrganisationsCopy();
  const { form, entries, submit } = useProductForm({ product, userId, onSaved });
  const html = product?.pending?.content ?? product?.content ?? '';
  return (
    <EditFrame
      title={product ? copy.editProduct : copy.newProduct}
      {...{ back, form, entries }}
      busy={submit.busy}
      review={product}
      notice={
        <>
          <EditProblem
            error={submit.error}
            onReload={() => {
              form.restart();
              onReload();
            }}
          />
          {toServiceText(html).isLossy && <Banner tone="warning">{copy.contentLost}</Banner>}
        </>
      }
      aside={<TextPreview store={form.store} />}
    />
  );
}
