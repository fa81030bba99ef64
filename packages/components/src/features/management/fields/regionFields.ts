import type { ManagedRegion } from '@huiqi/sdk';
import { flag, json, lines, number, optionalText, text, type Codec } from './codecs.js';
import {
  declareFields,
  line,
  long,
  positionControl,
  yesOrNo,
  type ContentField,
} from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { regionPageFields } from './regionPages.js';
import { bannersText, partnerLogos, partnersText, someBanners } from './regionPictures.js';
import { regionPlace, type PlaceChoices } from './regionPlace.js';

const lowerCase: Codec<string> = {
  toText: (value) => value,
  toValue: (typed) => typed.trim().toLowerCase(),
};

/** All fields of a region. */
export function regionFields(
  copy: ManagedFieldsCopy,
  choices: PlaceChoices,
): readonly ContentField<ManagedRegion>[] {
  const { field, part } = declareFields<ManagedRegion, ManagedFieldsCopy>(copy);
  const onOrOff = yesOrNo({ yes: copy.on, no: copy.off });
  const site = { ...line(500), hint: copy.siteHint };
  const ofThird = { visibleWhen: [{ checkName: 'loginThreeSides', values: ['true'] }] };
  const tel = { inputType: 'TEL', maxLength: 20 } as const;
  return [
    field(copy.basics, 'name', text, line(60)),
    field(copy.basics, 'local', text, line(20)),
    regionPlace(copy, choices),
    field(copy.basics, 'key', lowerCase, line(40)),
    field(copy.basics, 'domainName', lowerCase, line(253)),
    field(copy.basics, 'position', number, { ...positionControl, hint: copy.regionPositionHint }),
    field(copy.look, 'logoUrl', text, line(300), 'SITE_LOGO'),
    field(copy.look, 'brandColor', optionalText, line(20), 'COLOUR'),
    field(copy.slides, 'banners', json(), line(100_000), 'BANNERS', bannersText),
    field(copy.slides, 'policyBanners', someBanners, line(100_000), 'BANNERS', bannersText),
    field(copy.slides, 'supervisionBanners', someBanners, line(100_000), 'BANNERS', bannersText),
    field(copy.partners, 'partnerLogos', partnerLogos, line(100_000), 'PARTNERS', partnersText),
    field(copy.about, 'phone', text, { ...tel, label: copy.hotline }),
    field(copy.about, 'hotlineHours', text, line(100)),
    field(copy.about, 'contactName', text, line(60)),
    field(copy.about, 'email', text, line(200)),
    field(copy.about, 'businessAddress', text, line(200)),
    field(copy.about, 'aboutUs', lines, long(20_000)),
    part(copy.business, 'platformBusiness', 'sponsor', text, line(100)),
    part(copy.business, 'platformBusiness', 'technicalSupport', text, line(100)),
    part(copy.business, 'platformBusiness', 'scope', lines, long(1200)),
    part(copy.business, 'platformBusiness', 'cooperationPhone', text, tel),
    part(copy.business, 'platformBusiness', 'cooperationEmail', text, line(200)),
    field(copy.filings, 'icpRemarks', lines, long(1000)),
    field(copy.filings, 'policeRemark', optionalText, line(100)),
    field(copy.sites, 'legalServiceUrl', optionalText, site),
    field(copy.sites, 'creditSiteUrl', optionalText, site),
    field(copy.sites, 'institutionLoginUrl', optionalText, site),
    field(copy.sites, 'governmentLoginUrl', optionalText, site),
    field(copy.logins, 'loginPhone', flag, onOrOff),
    field(copy.logins, 'loginTax', flag, onOrOff),
    field(copy.logins, 'loginThreeSides', flag, onOrOff),
    field(copy.logins, 'loginName', optionalText, { ...line(40), ...ofThird }),
    field(copy.logins, 'thirdLoginUrl', optionalText, { ...site, ...ofThird }),
    field(copy.logins, 'certifyPhoneCode', flag, onOrOff),
    field(copy.calculators, 'counterLimitIndex', flag, onOrOff),
    field(copy.calculators, 'counterRepaymentIndex', flag, onOrOff),
    field(copy.calculators, 'counterLimitFinancing', flag, onOrOff),
    field(copy.calculators, 'counterRepaymentFinancing', flag, onOrOff),
    ...regionPageFields(copy),
  ];
}
