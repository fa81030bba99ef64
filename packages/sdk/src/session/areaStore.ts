import type { Area } from '../client/options.js';
import type { AreaConfig, AreaInfo } from '../generated/models.js';
import type { KeyValueStorage } from './storage.js';

/** The region of a visit with its page configuration, kept for the tab (spec 1 §9). */
export interface StoredArea {
  readonly area: Area & Pick<AreaInfo, 'key' | 'regionName'>;
  readonly config: AreaConfig;
}

export interface AreaStore {
  read(): StoredArea | undefined;
  save(stored: StoredArea): void;
}

const key = 'area';
const isCode = (code: unknown) => typeof code === 'string' && /^(0|\d{6})$/.test(code);

export const createAreaStore = (storage: KeyValueStorage): AreaStore => ({
  read() {
    try {
      const stored = JSON.parse(storage.get(key) ?? '') as StoredArea;
      const { scfProvince, scfCity, scfDistrict } = stored.area;
      // The storage belongs to the page: its content is validated before it becomes a header.
      const valid = [scfProvince, scfCity, scfDistrict].every(isCode);
      return valid && typeof stored.config === 'object' ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  save: (stored) => storage.set(key, JSON.stringify(stored)),
});
