import { getManagedItem, type ManagedContent, type ManagedProduct } from '@huiqi/sdk';
import { useOperation } from '../../../provider/useOperation.js';
import { Section } from '../../../ui/Section/Section.js';
import { ProductDetailView } from '../../products/detail/ProductDetailView.js';
import { ProductCard } from '../../products/list/ProductCard.js';
import { useManagementCopy } from '../copy.js';
import type { ContentField } from '../fields/ContentField.js';
import * as css from '../management.css.js';
import { PreviewFrame } from './PreviewFrame.js';
import { previewProduct } from './previewProduct.js';

export interface ProductPreviewProps {
  readonly product: ManagedProduct;
  readonly fields: readonly ContentField<ManagedContent>[];
  readonly id: string;
  /** Shows the form, which is what applying leads to. */
  readonly onApply: () => void;
}

/** Transparent; for those who may not read the bank, and until it has come. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A product as applicants will see it, on a computer and on a phone. */
export function ProductPreview({ product, fields, id, onApply }: ProductPreviewProps) {
  const copy = useManagementCopy();
  const { bankId } = product;
  const bank = useOperation(
    getManagedItem,
    { kind: 'BANK', id: bankId },
    { enabled: bankId !== '0' },
  ).data?.content;
  const nameOf = (name: string, value: string) =>
    fields
      .find((field) => field.name === name)
      ?.entry.options?.find((option) => option.value === value)?.label ?? '--';
  const shown = previewProduct(product, {
    id,
    bankName: nameOf('bankId', bankId),
    bankLogo: bank?.kind === 'BANK' ? bank.logoUrl : noPicture,
    bankPhone: bank?.kind === 'BANK' ? bank.phone : null,
    categoryName: nameOf('categoryId', product.categoryId),
  });
  return (
    <PreviewFrame>
      {(frame) => (
        <>
          <Section title={copy.card}>
            <div className={css.card}>
              <ProductCard product={shown} hrefForProduct={() => '#'} onOpenProduct={onApply} />
            </div>
          </Section>
          <Section title={copy.detail}>
            <div className={frame}>
              <ProductDetailView product={shown} back={undefined} onApply={onApply} />
            </div>
          </Section>
        </>
      )}
    </PreviewFrame>
  );
}
