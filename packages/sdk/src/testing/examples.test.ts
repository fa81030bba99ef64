import { describe, expect, it } from 'vitest';
import type { ApplyCompany, RelatedCompanyList } from '../generated/models.js';
import { examples } from '../generated/examples.js';

/** Companies of a user anywhere in a response: only these have an authorisation state. */
function companiesIn(data: unknown): readonly ApplyCompany[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(companiesIn);
  return 'qymc' in data && 'authorized' in data ? [data as ApplyCompany, ...inside] : inside;
}

describe('examples of the contract', () => {
  it('name one id for a company, so that one call leads to the next', () => {
    const ids = Object.entries(examples).flatMap(([operation, data]) =>
      companiesIn(data).map(({ id, nsrsbh }) => ({ operation, company: `${nsrsbh} ${id}` })),
    );
    expect(ids.map(({ operation }) => operation)).toContain('listRelatedCompanies');
    expect(ids.map(({ operation }) => operation)).toContain('listApplyCompanies');
    expect(new Set(ids.map(({ company }) => company)).size).toBe(1);
  });

  it('let each company that is chosen for an application apply', () => {
    const { content } = examples.listRelatedCompanies['default'] as RelatedCompanyList;
    const applying = examples.listApplyCompanies['default'] as readonly ApplyCompany[];
    expect(content.length).toBeGreaterThan(0);
    expect(applying.map(({ id }) => id)).toEqual(content.map(({ id }) => id));
  });
});
