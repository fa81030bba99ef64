import type { OrganisationContent } from '@huiqi/sdk';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { organisationFacts } from '../content/contentFacts.js';
import type { OrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';

/** The sections of an organisation: facts and introduction. */
export const organisationSections = (
  content: OrganisationContent,
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
          ...organisationFacts(content, copy)
            .filter(({ isLong }) => !isLong)
            .map(({ key, term, value }) => ({ term, value, full: key === 'address' })),
          ...more,
        ]}
      />
    ),
  },
  {
    id: 'introduction',
    title: copy.introduction,
    content: content.introduction ? (
      <p className={css.prose}>{content.introduction}</p>
    ) : (
      <p className={css.muted}>{copy.noIntroduction}</p>
    ),
  },
];
