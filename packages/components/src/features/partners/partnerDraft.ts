import type { NewPartner, Partner, PartnerScope } from '@huiqi/sdk';
import type { PartnersCopy } from './copy.js';

/** A partner as form values; lists are texts. */
export interface PartnerDraft {
  readonly name: string;
  readonly source: string;
  /** One per line. */
  readonly origins: string;
  readonly bankIds: readonly string[];
  readonly categoryIds: string;
  readonly productIds: string;
}

export type DraftErrors = Partial<Record<keyof PartnerDraft, string>>;

const sourceForm = /^[A-Za-z0-9_-]{1,32}$/;
const idForm = /^[A-Za-z0-9_-]{1,255}$/;

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const idsOf = (text: string) => [...new Set(parts(text, /[,，、\s]+/))];
const listOrAll = (ids: readonly string[]) => (ids.length === 0 ? null : [...ids]);

export const emptyDraft: PartnerDraft = {
  name: '',
  source: '',
  origins: '',
  bankIds: [],
  categoryIds: '',
  productIds: '',
};

export const draftOf = ({ name, source, origins, scope }: Partner): PartnerDraft => ({
  name,
  source,
  origins: origins.join('\n'),
  bankIds: scope.bankIds ?? [],
  categoryIds: scope.categoryIds?.join(',') ?? '',
  productIds: scope.productIds?.join(',') ?? '',
});

export function draftErrors(draft: PartnerDraft, copy: PartnersCopy): DraftErrors {
  const wrongIds = (text: string) => idsOf(text).some((id) => !idForm.test(id));
  return {
    ...(draft.name.trim() === '' ? { name: copy.nameNeeded } : {}),
    ...(sourceForm.test(draft.source.trim()) ? {} : { source: copy.sourceNeeded }),
    ...(wrongIds(draft.categoryIds) ? { categoryIds: copy.idsWrong } : {}),
    ...(wrongIds(draft.productIds) ? { productIds: copy.idsWrong } : {}),
  };
}

const scopeOf = (draft: PartnerDraft): PartnerScope => ({
  bankIds: listOrAll(draft.bankIds),
  categoryIds: listOrAll(idsOf(draft.categoryIds)),
  productIds: listOrAll(idsOf(draft.productIds)),
});

/** The request for a draft. */
export const toPartner = (draft: PartnerDraft): NewPartner => ({
  name: draft.name.trim(),
  source: draft.source.trim(),
  origins: [...new Set(parts(draft.origins, /[\n,，\s]+/))],
  scope: scopeOf(draft),
});
