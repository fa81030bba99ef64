import type { OrganisationProductDetail, ServiceProductStatus } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { ContentChanges } from '../content/ContentChanges.js';
import { changedFacts } from '../content/contentFact.js';
import { contentOfProduct, priceFigure, productFacts } from '../content/contentFacts.js';
import { useOrganisationsCopy } from '../copy.js';
import { AuditTag, ShelfTag } from '../list/OrganisationTags.js';
import * as css from '../organisations.css.js';
import { productSections } from './productSections.js';
import { ReviewState } from '../content/ReviewState.js';
import type { TypeNameOf } from '../content/useTypeNameOf.js';

export interface OrganisationProductLinks {
  /** Link to the form. */
  readonly edit: LinkTarget;
  /** Link to the public page. */
  readonly publicPage?: LinkTarget | undefined;
}

export interface OrganisationProductDetailViewProps extends OrganisationProductLinks {
  readonly product: OrganisationProductDetail;
  readonly nameOf: TypeNameOf;
  /** Link to the desk. */
  readonly back: PageLink;
  readonly onShelve: (status: ServiceProductStatus) => void;
}

/** Published and pending content on the left, actions on the right. */
export function OrganisationProductDetailView(props: OrganisationProductDetailViewProps) {
  const { product, nameOf, back, edit, publicPage, onShelve } = props;
  const copy = useOrganisationsCopy();
  const { productStatus, published, pending } = product;
  const content = contentOfProduct(product);
  const isOn = productStatus === 'ON_SHELF';
  return (
    <DeskDetail
      back={back}
      name={product.productName}
      status={
        <span className={css.tags}>
          <AuditTag state={product.auditStatus} />
          <ShelfTag status={productStatus} />
        </span>
      }
      figures={[
        priceFigure(content, copy),
        { label: copy.orderNumber, value: formatThousands(product.orderNumber) },
      ]}
      sections={[
        ...(pending && published
          ? [
              {
                id: 'changes',
                title: copy.waitingChanges,
                width: 'full' as const,
                content: (
                  <ContentChanges
                    changes={changedFacts(
                      productFacts(content, nameOf, copy),
                      productFacts(pending, nameOf, copy),
                    )}
                  />
                ),
              },
            ]
          : []),
        ...productSections(published ? content : (pending ?? content), nameOf, copy, [
          { term: copy.updated, value: formatDateTime(product.updatedTs), kind: 'date' },
        ]),
      ]}
      decision={{
        title: copy.state,
        children: (
          <>
            <ReviewState state={product} />
            <LinkButton block variant="primary" {...linkProps(edit)}>
              {copy.editProduct}
            </LinkButton>
            {published ? (
              <Button block onClick={() => onShelve(isOn ? 'OFF_SHELF' : 'ON_SHELF')}>
                {isOn ? copy.offShelf : copy.onShelf}
              </Button>
            ) : (
              <p className={css.muted}>{copy.notPassedYet}</p>
            )}
            {publicPage && published && isOn && (
              <LinkButton block variant="text" {...linkProps(publicPage)}>
                {copy.publicPage}
              </LinkButton>
            )}
          </>
        ),
      }}
    />
  );
}
