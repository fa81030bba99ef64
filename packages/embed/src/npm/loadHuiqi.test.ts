import { expect, test, vi } from 'vitest';
import { addScript } from './addScript.js';
import { loadHuiqi } from './loadHuiqi.js';

vi.mock('./addScript.js', () => ({ addScript: vi.fn() }));

const call = (options: unknown) => () => loadHuiqi(options as never);

test.each([
  [undefined, /"apiBase" must be an address/],
  [{ apiBase: '/huiqi' }, /"apiBase" must be an address/],
  [{ apiBase: 'https://a.example', version: '../v1' }, /"version" must be like "v1"/],
])('%o is refused at once', (options, sentence) => {
  expect(call(options)).toThrow(TypeError);
  expect(call(options)).toThrow(sentence);
});

test('on a server it resolves with null', async () => {
  expect(await loadHuiqi({ apiBase: 'https://a.example', version: '1.2.3' })).toBeNull();
});

test('an attempt after failures knows of them', async () => {
  vi.stubGlobal('window', {});
  vi.mocked(addScript).mockRejectedValue(new Error('gone'));
  const load = () => loadHuiqi({ apiBase: 'https://a.example' });
  for (const failures of [0, 1]) {
    await expect(load()).rejects.toThrow('gone');
    expect(addScript).toHaveBeenLastCalledWith(
      'https://a.example/embed/v1/loader.js',
      expect.objectContaining({ failures }),
    );
  }
  vi.unstubAllGlobals();
});

test('an attempt at another address after a failure tells the loader that address', async () => {
  vi.stubGlobal('window', {});
  const told: unknown[] = [];
  vi.mocked(addScript).mockImplementation(async () => {
    told.push((window as { Huiqi?: { base?: string } }).Huiqi?.base);
    throw new Error('gone');
  });
  const places = ['https://a.example', 'https://b.example'];
  for (const apiBase of places) await expect(loadHuiqi({ apiBase })).rejects.toThrow('gone');
  expect(told).toEqual(places.map((place) => `${place}/embed/v1/loader.js`));
  vi.unstubAllGlobals();
});
