import { responsesId, type CarriedResponse } from '@huiqi/draw';
import type { Area } from '@huiqi/sdk';
import { areaCodes } from '../draw/areaCodes.js';
import { carriedRegion } from './carriedRegion.js';

/** Reads the responses that the page carries and removes them from it. */
export function readCarriedResponses(page: Document = document): readonly CarriedResponse[] {
  const element = page.getElementById(responsesId);
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as CarriedResponse[]) : [];
}

/** The responses that hold for the region of the visit; null before it is known. */
export function responsesFor(
  area: Area | null,
  responses: readonly CarriedResponse[],
): readonly CarriedResponse[] {
  const drawnFor = carriedRegion(responses)?.area;
  const isSame = area !== null && drawnFor && areaCodes(area) === areaCodes(drawnFor);
  return isSame ? responses : responses.filter(({ regional }) => !regional);
}
