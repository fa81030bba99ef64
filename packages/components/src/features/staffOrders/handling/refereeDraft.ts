import type { HandlingCopy } from './copy.js';

/** The form that changes the recommender. */
export interface RefereeDraft {
  readonly mechanismId: string | null;
  readonly userId: string | null;
  readonly reason: string;
  /** Key of the uploaded picture. */
  readonly picture: string | undefined;
}

export type RefereeErrors = Partial<Record<keyof RefereeDraft, string>>;

/** Errors of a recommender change (spec 1 §5: mechanism, reason and picture). */
export function refereeErrors(
  { mechanismId, userId, reason, picture }: RefereeDraft,
  isUploading: boolean,
  copy: HandlingCopy,
): RefereeErrors {
  const length = [...reason.trim()].length;
  return {
    ...(mechanismId === null ? { mechanismId: copy.mechanismNeeded } : {}),
    ...(userId === null ? { userId: copy.personNeeded } : {}),
    ...(length < 2 || length > 500 ? { reason: copy.reasonNeeded } : {}),
    ...(picture === undefined
      ? { picture: isUploading ? copy.pictureBusy : copy.pictureNeeded }
      : {}),
  };
}
