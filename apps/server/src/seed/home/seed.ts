import { formatDate } from '@huiqi/sdk/domain';
import { createRandom } from '../random.js';
import { defineSeed } from '../defineSeed.js';
import { sampleNews } from './sampleNews.js';
import { news, siteViews } from '../../schema/home.js';

/** The commission that runs the platform. */
const platform = '垫江县发展和改革委员会';
const dayMs = 86_400_000;
const daysOnline = 400;
const weekend = new Set([0, 6]);

/** Past visits by day: fewer at weekends, slowly growing. */
function makeViews(day: Date) {
  const random = createRandom(2026);
  return Array.from({ length: daysOnline }, (_, turn) => {
    const at = new Date(day.getTime() - turn * dayMs);
    const usual = weekend.has(at.getUTCDay()) ? 90 : 310;
    return { day: formatDate(at), views: usual + random.whole(0, 120) - Math.floor(turn / 4) };
  });
}

export const seed = defineSeed({
  tables: [news, siteViews],
  make: ({ day }) => ({
    news: sampleNews.map(
      ({ title, source = platform, regionCode = null, paragraphs, picture }, turn) => ({
        id: String(turn + 1),
        title,
        source,
        regionCode,
        content: paragraphs.join('\n\n'),
        pictureUrl: picture?.[0] ?? null,
        pictureAlt: picture?.[1] ?? null,
        createdAt: new Date(day.getTime() - turn * 3 * dayMs - 3_600_000),
      }),
    ),
    views: makeViews(day),
  }),
  rows: ({ news: items, views }) => [items, views],
});
