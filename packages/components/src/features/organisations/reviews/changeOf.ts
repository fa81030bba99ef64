import type { ServiceReview } from '@huiqi/sdk';

/** What passing a submission does for the public, as the copy names it. */
export const changeOf = ({ isNew, isPublished }: Pick<ServiceReview, 'isNew' | 'isPublished'>) =>
  isNew ? 'isNew' : isPublished ? 'isChange' : 'isAgain';
