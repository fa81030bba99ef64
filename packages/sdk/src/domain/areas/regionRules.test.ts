import { describe, expect, it } from 'vitest';
import { contrastWithWhite, isReadableBrand } from './brandContrast.js';
import { isRegionKey, isReservedKey } from './regionKey.js';

describe('keys of regions', () => {
  it.each(['dianjiang', 'zhong-xian', 'county2'])('take %s', (key) =>
    expect(isRegionKey(key)).toBe(true),
  );
  it.each(['', 'a', '2nd', 'Dianjiang', 'loan', 'homepage', 'www', 'a/b', 'x'.repeat(41)])(
    'refuse %s',
    (key) => expect(isRegionKey(key)).toBe(false),
  );
  it('know pages in any case', () => expect(isReservedKey('homePage')).toBe(true));
});

describe('colours of regions', () => {
  it('have a contrast with white', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#ffffff')).toBe(1);
    expect(contrastWithWhite('red')).toBeUndefined();
  });
  it('are readable from 4.5 on', () => {
    expect(isReadableBrand('#0f6b4f')).toBe(true);
    expect(isReadableBrand('#ffcc00')).toBe(false);
  });
});
