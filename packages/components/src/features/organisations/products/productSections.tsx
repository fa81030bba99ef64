import type { OrganisationProductContent } from '@huiqi/sdk';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { RichText } from '../../../patterns/RichText/RichText.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { productFacts } from '../content/contentFacts.js';
import type { OrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';
import type { TypeNameOf } from '../content/useTypeNameOf.js';

/** The sections of a product: facts, contents, process. */
export const productSections = (
  content: OrganisationProductContent,
  nameOf: TypeNameOf,
  copy: OrganisationsCopy,
  more: readonly DescriptionItem[] = [],
): readonly PageSection[] => [
  {
    id: 'facts',
    title: copy.facts,
    content: (
      <DescriptionList
        size="small"
        items={[
          ...productFacts(content, nameOf, copy)
            .filter(({ isLong }) => !isLong)
            .map(({ term, value }) => ({ term, value })),
          ...more,
        ]}
      />
    ),
  },
  { id: 'content', title: copy.content, content: <RichText html={content.content} /> },
  {
    id: 'process',
    title: copy.process,
    content: content.process ? (
      <p className={css.prose}>{content.process}</p>
    ) : (
      <p className={css.muted}>{copy.noProcess}</p>
    ),
  },
];
