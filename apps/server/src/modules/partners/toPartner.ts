import type { Partner } from '@huiqi/sdk';
import type { partnerOrigins, partners, partnerSecrets } from '../../schema/partners.js';

interface Belongings {
  readonly origins: readonly (typeof partnerOrigins.$inferSelect)[];
  readonly secrets: readonly Omit<typeof partnerSecrets.$inferSelect, 'secretHash'>[];
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function toPartner(
  row: typeof partners.$inferSelect,
  { origins, secrets }: Belongings,
): Partner {
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    origins: origins.map(({ origin }) => origin),
    scope: row.scope,
    disabled: row.disabledAt !== null,
    secrets: secrets.map(({ id, createdAt, usedAt, expiresAt }) => ({
      id,
      createdTs: createdAt.toISOString(),
      usedTs: textOf(usedAt),
      expiresTs: textOf(expiresAt),
    })),
    version: row.version,
    createdTs: row.createdAt.toISOString(),
    updatedTs: row.updatedAt.toISOString(),
  };
}
