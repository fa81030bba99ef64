import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { publishedBy } from '../companies/registerEntry.js';
import { sampleFigures } from '../companies/sampleFigures.js';
import { servesPlace } from '../../modules/companies/region.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { adviceFor } from '../../modules/creditAdvice/adviceFor.js';
import { basisOf } from '../../modules/creditAdvice/basisOf.js';
import { creditAdvices } from '../../schema/creditAdvices.js';

type NewAdvice = typeof creditAdvices.$inferInsert;

/** Seconds that the advice of the sample took. */
const tookMs = 9_000;

/** The first account has had its first company matched a day before the sample ends. */
export const seed = defineSeed({
  after: { companies, products, session },
  tables: [creditAdvices],
  make: ({ day }, sample): NewAdvice[] => {
    const company = sample.companies.find(({ id }) => id === '1');
    if (!company) return [];
    const published = publishedBy(1);
    const entry = { ...company, ...published, status: 'ACTIVE', address: null } as const;
    const figures = sampleFigures(entry, day.getUTCFullYear() - 1);
    if (!figures) return [];
    const { banks, categories } = sample.products;
    const rows = sample.products.products.flatMap((product) => {
      const bank = banks.find(({ id }) => id === product.bankId);
      const category = categories.find(({ id }) => id === product.categoryId);
      const served = servesPlace(product.regionCodes, company) && product.onShelf !== false;
      return bank && category && served ? [{ product, bank, category }] : [];
    });
    const requestedAt = new Date(day.getTime() - 24 * 3_600_000);
    return [
      {
        id: 'advice-1',
        userId: '1',
        companyId: company.id,
        status: 'COMPLETED',
        result: adviceFor(basisOf(published, figures, requestedAt), rows, entry),
        requestedAt,
        finishedAt: new Date(requestedAt.getTime() + tookMs),
      },
    ];
  },
  rows: (sample) => [sample],
});
