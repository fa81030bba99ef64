import { areaPrefix } from '../../security/areaPrefix.js';

/** The whole platform, as an area. */
export const everywhere = '0';

/** Whether an area is another, or the province or city around it. */
export const areaCovers = (area: string, place: string): boolean =>
  area === everywhere || place.startsWith(areaPrefix(area));
