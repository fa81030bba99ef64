import { listProvinces } from '@huiqi/sdk';
import { fillCopy, localized } from '../../../provider/copy.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { EntryWays } from './EntryWays.js';
import type { Refusal } from './applyEntryState.js';
import { useEntryCopy } from './copy.js';
import { RegionNoticeView, type NoticeAction } from './RegionNoticeView.js';
import { listed } from '../../../copy/punctuation.js';

export interface RegionNoticeProps extends EntryWays {
  readonly refusal: Refusal;
  /** Called to select another company. */
  readonly onOtherCompany: () => void;
}

/** Names both regions of a refusal, and the alternatives. */
export function RegionNotice({ refusal, onOtherCompany, ...ways }: RegionNoticeProps) {
  const copy = useEntryCopy();
  const { reason, message, user, product, company, region, companyCount } = refusal;
  const isAgent = reason === 'AGENT_PROVINCE';
  const provinces = useOperation(listProvinces, {}, { enabled: isAgent, staleTime: Infinity });
  const provinceName = (code: string | null | undefined) =>
    provinces.data?.find(({ regionCode }) => regionCode === code)?.regionName;
  const { name } = product;
  const elsewhere = copy.unknownRegion;

  function agentLines(): string[] {
    const offered = provinceName(product.scfProvince) ?? elsewhere;
    const own = provinceName(user.scfProvince) ?? region?.agentProvince;
    return [
      fillCopy(copy.agentProduct, { product: name, province: offered }),
      user.scfProvince ? fillCopy(copy.agentOwn, { province: own ?? elsewhere }) : copy.agentNone,
    ];
  }
  function companyLines(): string[] {
    const regions = localized(copy, listed)(region?.productRegions ?? []) || elsewhere;
    const own = { company: company?.qymc ?? '', region: region?.companyRegion ?? elsewhere };
    return [
      fillCopy(copy.refusedProduct, { product: name, regions }),
      fillCopy(copy.refusedCompany, own),
    ];
  }
  function actions(): NoticeAction[] {
    const { products, productsIn, companies } = ways;
    const key = region?.companyAreaKey;
    const own = key ? productsIn?.(key) : undefined;
    const others = products && { label: copy.products, link: products };
    const elsewhereOf = own ? { label: copy.ownProducts, link: own } : others;
    return [
      ...(elsewhereOf ? [elsewhereOf] : []),
      ...(!isAgent && companyCount > 1
        ? [{ label: copy.otherCompany, onSelect: onOtherCompany }]
        : []),
      ...(!isAgent && companyCount === 1 && companies
        ? [{ label: copy.addCompany, link: companies }]
        : []),
    ];
  }
  // The names are loaded with the notice, so that it is announced once and completely.
  if (isAgent && provinces.isPending) return null;
  return (
    <RegionNoticeView
      message={message}
      lines={isAgent ? agentLines() : companyLines()}
      actions={actions()}
    />
  );
}
