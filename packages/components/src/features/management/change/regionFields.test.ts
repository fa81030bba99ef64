import type { AreaNode } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { managedFieldsCopy } from '../fields/copy.js';
import { regionFields } from '../fields/regionFields.js';
import { sampleRegion } from '../regionSample.fixture.js';

const tree: AreaNode[] = [
  {
    code: '510000',
    name: '四川省',
    childList: [
      {
        code: '510100',
        name: '成都市',
        childList: [{ code: '510104', name: '锦江区', childList: [] }],
      },
    ],
  },
];
const fields = regionFields(managedFieldsCopy, { areas: [], tree });
const named = (name: string) => fields.find((field) => field.name === name)!;

describe('the fields of a region', () => {
  it('name everything that it holds', () => {
    const parts = Object.keys(sampleRegion.platformBusiness);
    const shared = new Set(['kind', 'pages', 'platformBusiness', 'scfCity', 'scfDistrict']);
    const all = [
      ...Object.keys(sampleRegion).filter((name) => !shared.has(name)),
      ...parts.map((name) => `platformBusiness.${name}`),
    ];
    const own = fields.map(({ name }) => name).filter((name) => !name.startsWith('pages.'));
    expect(own.toSorted()).toEqual(all.toSorted());
  });

  it('have no areas while they are loaded, by which what was typed would be measured', () => {
    const loading = regionFields(managedFieldsCopy, { areas: undefined, tree: [] });
    const place = loading.find(({ name }) => name === 'scfProvince');
    expect(place?.entry.options).toBeUndefined();
  });

  it('read and write every value as it was, and keep what they do not know', () => {
    const unknown = { ...sampleRegion, later: { kept: true } };
    for (const { name, read, write } of fields)
      expect(write(unknown, read(unknown)), name).toEqual(unknown);
  });

  it('set the three codes of an area of any level', () => {
    const codesOf = (code: string) => {
      const { scfProvince, scfCity, scfDistrict } = named('scfProvince').write(sampleRegion, code);
      return [scfProvince, scfCity, scfDistrict];
    };
    expect(codesOf('510000')).toEqual(['510000', '0', '0']);
    expect(codesOf('510100')).toEqual(['510000', '510100', '0']);
    expect(codesOf('510104')).toEqual(['510000', '510100', '510104']);
    expect(codesOf('')).toEqual(['0', '0', '0']);
  });

  it('keep the area while the areas are not there to find the chosen one in', () => {
    const waiting = regionFields(managedFieldsCopy, { areas: undefined, tree: [] });
    const place = waiting.find(({ name }) => name === 'scfProvince');
    expect(place?.write(sampleRegion, '510104')).toEqual(sampleRegion);
  });

  it('add the texts of a page, and remove it with its last text', () => {
    const changed = named('pages.login.texts').write(sampleRegion, '请勿告诉他人验证码。');
    expect(changed.pages).toEqual([
      { page: 'login', title: '登录', texts: ['请勿告诉他人验证码。'] },
      ...sampleRegion.pages.slice(1),
    ]);
    const added = named('pages.userAgreement.texts').write(sampleRegion, '# 范围\n本协议…');
    expect(added.pages.at(-1)).toEqual({
      page: 'userAgreement',
      title: '用户协议',
      texts: ['# 范围', '本协议…'],
    });
    const emptied = named('pages.login.texts').write(added, '');
    expect(emptied.pages.map(({ page }) => page)).toEqual(['index', 'userAgreement']);
  });

  it('show banners and partners as lines', () => {
    const shown = (name: string) => named(name).show?.(named(name).read(sampleRegion));
    expect(shown('banners')).toContain('忠橙熟了，贷款也到位 · 随借随还 · /loan');
    expect(shown('partnerLogos')).toContain('忠县税务 · /assets/partners/tax.png');
  });
});
