import { createTranslator, en as sdk } from '@huiqi/sdk/locale/en';
import type { Locale } from '../copy/Locale.js';
import { labelled, listed, together, withDetail } from '../copy/punctuation.js';
import { labelledEn, listedEn, togetherEn, withDetailEn } from '../copy/punctuation.en.js';
import { categoryCopyEn } from '../features/products/category/copy.en.js';
import {
  applicationsCopyEn,
  asideCopyEn,
  specialCopyEn,
} from '../features/applications/copy.en.js';
import { calculatorsCopyEn } from '../features/calculators/copy.en.js';
import { captchasCopyEn } from '../features/captchas/copy.en.js';
import {
  authorisationCopyEn,
  companiesCopyEn,
  companyMembersCopyEn,
} from '../features/companies/copy.en.js';
import { noticesCopyEn } from '../features/notices/copy.en.js';
import { ordersCopyEn } from '../features/orders/copy.en.js';
import { passwordsCopyEn } from '../features/passwords/copy.en.js';
import { productsCopyEn } from '../features/products/copy.en.js';
import { entryCopyEn, qrCopyEn } from '../features/products/entry/copy.en.js';
import { reportsCopyEn } from '../features/reports/copy.en.js';
import { sessionCopyEn } from '../features/session/copy.en.js';
import { userGateCopyEn } from '../features/session/menu/copy.en.js';
import { uploadsCopyEn } from '../features/uploads/copy.en.js';
import { chartsCopyEn, formsCopyEn, listsCopyEn, pagesCopyEn } from '../patterns/copy.en.js';
import { uiCopyEn } from '../ui/copy.en.js';
import { sentencesEn } from './sentences.en.js';

export type { Locale } from '../copy/Locale.js';

const ownMessage = createTranslator(sentencesEn);

/**
 * English for every feature that a widget shows: `<HuiqiProvider locale={en}>`. Load it on demand, and give the client the
 * same language: `createClient({ locale: en })` of `@huiqi/sdk/locale/en`.
 */
export const en: Locale = {
  tag: sdk.tag,
  counterparts: new Map<unknown, unknown>([
    ...sdk.counterparts,
    [withDetail, withDetailEn],
    [labelled, labelledEn],
    [listed, listedEn],
    [together, togetherEn],
  ]),
  message: (text) => ownMessage(text) ?? sdk.message(text),
  copy: {
    applications: applicationsCopyEn,
    applicationAside: asideCopyEn,
    applyEntry: entryCopyEn,
    authorisations: authorisationCopyEn,
    calculators: calculatorsCopyEn,
    captchas: captchasCopyEn,
    categories: categoryCopyEn,
    charts: chartsCopyEn,
    companies: companiesCopyEn,
    companyMembers: companyMembersCopyEn,
    forms: formsCopyEn,
    lists: listsCopyEn,
    notices: noticesCopyEn,
    orders: ordersCopyEn,
    pages: pagesCopyEn,
    passwords: passwordsCopyEn,
    products: productsCopyEn,
    qrCodes: qrCopyEn,
    reports: reportsCopyEn,
    session: sessionCopyEn,
    specialApplications: specialCopyEn,
    ui: uiCopyEn,
    uploads: uploadsCopyEn,
    userGate: userGateCopyEn,
  },
};
