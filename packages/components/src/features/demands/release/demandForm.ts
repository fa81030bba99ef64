import type { AreaNode, DemandSubmission } from '@huiqi/sdk';
import { constants, lastOf } from '@huiqi/sdk/domain';

type Values = Readonly<Record<string, string>>;

/** Areas from a root down to the one with a code; empty if not found. */
export function areaPath(roots: readonly AreaNode[], code: string): readonly AreaNode[] {
  for (const root of roots) {
    if (root.code === code) return [root];
    const below = areaPath(root.childList, code);
    if (below.length > 0) return [root, ...below];
  }
  return [];
}

/**
 * A demand as request: an anonymous one has form and type; any other also the company and the area with its name (spec
 * 2 §5).
 */
export function toDemandSubmission(
  values: Values,
  areas: readonly AreaNode[] | undefined,
): DemandSubmission {
  const text = (name: string) => values[name]?.trim() ?? '';
  const fileUrls = text('fileUrls').split(',').filter(Boolean);
  const demand = {
    demandType: text('demandType') || constants.defaultDemandType,
    title: text('title'),
    content: text('content'),
    ...(fileUrls.length > 0 ? { fileUrls } : {}),
  };
  if (text('anonymity') !== 'false') return { anonymity: true, ...demand };
  const areaCode = text('areaCode') || constants.defaultLoginCity;
  const path = areaPath(areas ?? [], areaCode);
  // A municipality has districts but no cities: the district takes the place of the city.
  const city = path.length > 2 ? path[1] : lastOf(path);
  return {
    anonymity: false,
    ...demand,
    contactName: text('contactName'),
    contactPhone: text('contactPhone'),
    nsrsbh: text('nsrsbh'),
    areaCode,
    areaName: lastOf(path)?.name ?? areaCode,
    cityCode: city?.code ?? constants.defaultLoginCity,
  };
}
