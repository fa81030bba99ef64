import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeNewReport } from './describeNewReport.js';
import { describeReport } from './describeReport.js';
import { header, info, textsOf, unread, unreadNew } from './report.fixture.js';

/** Decimal strings as the contract has them, none of which occurs by chance. */
const figure = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(4, '0')}`);

/** The value without separators and trailing zeros. */
const plain = (text: string) => {
  const bare = text.replaceAll(',', '').trim();
  return /^-?\d+\.\d+$/.test(bare) ? bare.replace(/0+$/, '').replace(/\.$/, '') : bare;
};

const rows = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 8 });
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((one) => one.trim() !== '');
const count = fc.integer({ min: 0, max: 9_999_999 });
const date = fc.constantFrom('2026-01-31', '2024-02-29', '2019-12-01');
const years = { bn: figure, sn: figure, ssn: figure };

const record = fc.record({
  ssqq: date,
  ssqz: date,
  zsxm: text,
  xssr: figure,
  ynse: figure,
  yjse: figure,
  sbrq: date,
  sfaq: fc.boolean(),
});
const statementRows = rows(
  fc.record({ hc: count, xmmc: text, cj: fc.constantFrom(1, 2, 3), ...years }),
);
const partner = fc.record({
  pm: count,
  mc: text,
  jyje: figure,
  jybs: count,
  zb: figure,
  hzns: count,
});

/** Every number and text in a value, except booleans and enumerations, which are shown by label. */
function leaves(value: unknown, key = ''): readonly string[] {
  if (['zblx', 'pjjg', 'cj', 'valid', 'nd'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => leaves(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, name));
}

const shows = (document: ReturnType<typeof describeReport>, values: readonly string[]) => {
  const shown = new Set(textsOf(document).map(plain));
  for (const value of values) expect(shown).toContain(plain(value));
};

it('loses nothing of a detailed report', () => {
  const parts = fc.record({
    invoices: rows(
      fc.record({
        ny: fc.constant('2026-10'),
        kpje: figure,
        kpse: figure,
        kpfs: count,
        zffs: count,
        hcfs: count,
        spje: figure,
      }),
    ),
    declarations: rows(record),
    investors: rows(fc.record({ tzfmc: text, tzflx: text, tzje: figure, tzbl: figure })),
    changeRegistration: rows(fc.record({ bgrq: date, bgxm: text, bgqnr: text, bghnr: text })),
    lawViolations: rows(
      fc.record({ djrq: date, wfwzlx: text, wfss: text, cljg: text, clzt: text }),
    ),
    statement: statementRows,
  });
  fc.assert(
    fc.property(parts, ({ statement, ...lists }) => {
      const sections = Object.fromEntries(
        Object.entries(lists).map(([name, data]) => [name, { valid: true, data }]),
      );
      const incomeStatement = { valid: true, data: { nd: [2026, 2025, 2024], rows: statement } };
      const document = describeReport({
        header,
        sections: { ...unread.sections, ...sections, incomeStatement },
      });
      shows(document, leaves({ ...lists, statement }));
    }),
    { numRuns: 60 },
  );
});

it('loses nothing of an analysis report', () => {
  const parts = fc.record({
    rows: rows(
      fc.record({
        zblx: fc.constantFrom('DEBT', 'PROFIT', 'GROWTH', 'OPERATION'),
        zbmc: text,
        dw: fc.constantFrom('%', '万元', '次'),
        ...years,
      }),
    ),
    ndhz: fc.array(fc.record({ xssr: figure, ynse: figure, yjse: figure, tbzz: figure }), {
      maxLength: 3,
    }),
    sbjl: rows(record),
    sygys: rows(partner),
    xykh: rows(partner),
    syjzd: figure,
    xyjzd: figure,
  });
  fc.assert(
    fc.property(parts, (data) => {
      const document = describeNewReport({
        header,
        reportData: {
          ...unreadNew.reportData,
          JBXX: info,
          CWZB: { nd: [2026, 2025, 2024], rows: data.rows },
          NSSB: { ndhz: data.ndhz.map((year) => ({ nd: 2026, ...year })), sbjl: data.sbjl },
          SXYGYL: { sygys: data.sygys, xykh: data.xykh, syjzd: data.syjzd, xyjzd: data.xyjzd },
        },
      });
      shows(document, leaves(data));
    }),
    { numRuns: 60 },
  );
});
