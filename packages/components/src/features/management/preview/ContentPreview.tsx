import type { ManagedContent, ManagedKind } from '@huiqi/sdk';
import type { ContentField } from '../fields/ContentField.js';
import { AnnouncementPreview } from './AnnouncementPreview.js';
import { PolicyPreview } from './PolicyPreview.js';
import { ProductPreview } from './ProductPreview.js';
import { RegionPreview } from './RegionPreview.js';

export interface ContentPreviewProps {
  readonly content: ManagedContent;
  readonly fields: readonly ContentField<ManagedContent>[];
  readonly id: string;
  /** Whether it is published, or was before it was withdrawn. */
  readonly isPublished: boolean;
  /** Shows the form of a product, which is what applying leads to. */
  readonly onApply: () => void;
}

/** Whether contents of a kind have pages of their own. */
export const hasPreview = (kind: ManagedKind): boolean =>
  kind === 'ANNOUNCEMENT' || kind === 'PRODUCT' || kind === 'POLICY' || kind === 'REGION';

/** A content as people will see it. */
export function ContentPreview({ content, fields, id, isPublished, onApply }: ContentPreviewProps) {
  if (content.kind === 'PRODUCT')
    return <ProductPreview {...{ fields, id, onApply }} product={content} />;
  if (content.kind === 'ANNOUNCEMENT')
    return <AnnouncementPreview {...{ id, isPublished }} announcement={content} />;
  if (content.kind === 'POLICY') return <PolicyPreview {...{ fields, id }} policy={content} />;
  return content.kind === 'REGION' ? <RegionPreview region={content} /> : null;
}
