import { ServiceReviewEventLabels, type ServiceReviewDetail } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { fillCopy } from '../../../provider/copy.js';
import { Timeline, type TimelineItem } from '../../../ui/Timeline/Timeline.js';
import { ContentChanges } from '../content/ContentChanges.js';
import { changedFacts, type ContentFact } from '../content/contentFact.js';
import { organisationFacts, productFacts } from '../content/contentFacts.js';
import type { OrganisationsCopy } from '../copy.js';
import { organisationSections } from '../list/organisationSections.js';
import { productSections } from '../products/productSections.js';
import type { ServiceReviewsCopy } from './copy.js';
import type { TypeNameOf } from '../content/useTypeNameOf.js';

interface Words {
  readonly desk: OrganisationsCopy;
  readonly copy: ServiceReviewsCopy;
  readonly nameOf: TypeNameOf;
}

/** The differences, the whole submission, and the events. */
export function reviewSections(
  review: ServiceReviewDetail,
  { desk, copy, nameOf }: Words,
): readonly PageSection[] {
  const { organisation, product } = review;
  const trail: PageSection = {
    id: 'trail',
    title: copy.trail,
    content: <Timeline items={trailOf(review, copy)} />,
  };
  if (organisation) {
    const { published, submitted } = organisation;
    return [
      ...(published
        ? [changes(organisationFacts(published, desk), organisationFacts(submitted, desk), copy)]
        : []),
      ...organisationSections(submitted, desk),
      trail,
    ];
  }
  if (!product) return [trail];
  const { published, submitted } = product;
  return [
    ...(published
      ? [
          changes(
            productFacts(published, nameOf, desk),
            productFacts(submitted, nameOf, desk),
            copy,
          ),
        ]
      : []),
    ...productSections(submitted, nameOf, desk),
    trail,
  ];
}

const changes = (
  before: readonly ContentFact[],
  after: readonly ContentFact[],
  copy: ServiceReviewsCopy,
): PageSection => ({
  id: 'changes',
  title: copy.changes,
  width: 'full',
  content: <ContentChanges changes={changedFacts(before, after)} />,
});

const trailOf = ({ records }: ServiceReviewDetail, copy: ServiceReviewsCopy): TimelineItem[] =>
  records.map(({ event, userName, reason, createdTs }, turn) => ({
    key: String(turn),
    title: fillCopy(copy.byUser, {
      name: userName ?? copy.staff,
      text: ServiceReviewEventLabels[event],
    }),
    time: formatDateTime(createdTs),
    description: reason ?? undefined,
    tone: event === 'PASS' ? 'success' : event === 'REFUSE' ? 'danger' : 'info',
  }));
