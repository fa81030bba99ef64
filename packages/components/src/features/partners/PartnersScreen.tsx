import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { usePartnersCopy } from './copy.js';
import type { PartnerPaths } from './paths.js';
import { PartnerDetail } from './PartnerDetail.js';
import { partnerFilters } from './partnerFilters.js';
import { PartnerList } from './PartnerList.js';

/** The desk of partners; `partnerId` in the query opens one, the rest are filters. */
export function PartnersScreen(props: ScreenProps<PartnerPaths>) {
  const { query, paths, backTo, onName } = props;
  const copy = usePartnersCopy();
  const partnerId = query.get('partnerId');
  if (partnerId) {
    const ofPartner = paths.deliveries(new URLSearchParams({ partnerId }));
    return (
      <PartnerDetail
        key={partnerId}
        partnerId={partnerId}
        back={{ label: copy.back, ...screenLink(props, backTo(paths.partners())) }}
        log={screenLink(props, ofPartner)}
        onName={onName}
      />
    );
  }
  return (
    <PartnerList
      {...filtersInQuery(props, partnerFilters)}
      links={{
        partners: screenLink(props, paths.partners()),
        deliveries: screenLink(props, paths.deliveries()),
      }}
      partnerLink={(id) => screenLink(props, paths.partner(id))}
    />
  );
}
