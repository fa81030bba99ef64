import { en as sdk } from '@huiqi/sdk/locale/en';
import type { Locale } from '../copy/Locale.js';
import { applicationsCopyEn } from '../features/applications/copy.en.js';
import { calculatorsCopyEn } from '../features/calculators/copy.en.js';
import { captchasCopyEn } from '../features/captchas/copy.en.js';
import { authorisationCopyEn, companiesCopyEn } from '../features/companies/copy.en.js';
import { noticesCopyEn } from '../features/notices/copy.en.js';
import { ordersCopyEn } from '../features/orders/copy.en.js';
import { passwordsCopyEn } from '../features/passwords/copy.en.js';
import { productsCopyEn } from '../features/products/copy.en.js';
import { entryCopyEn, qrCopyEn } from '../features/products/entryCopy.en.js';
import { reportsCopyEn } from '../features/reports/copy.en.js';
import { sessionCopyEn } from '../features/session/copy.en.js';
import { uploadsCopyEn } from '../features/uploads/copy.en.js';

export type { Locale } from '../copy/Locale.js';

/**
 * English for every feature that a widget shows: `<HuiqiProvider locale={en}>`. Load it on demand, and give the client the
 * same language: `createClient({ locale: en })` of `@huiqi/sdk/locale/en`.
 */
export const en: Locale = {
  tag: sdk.tag,
  counterparts: sdk.counterparts,
  message: sdk.message,
  copy: {
    applications: applicationsCopyEn,
    applyEntry: entryCopyEn,
    authorisations: authorisationCopyEn,
    calculators: calculatorsCopyEn,
    captchas: captchasCopyEn,
    companies: companiesCopyEn,
    notices: noticesCopyEn,
    orders: ordersCopyEn,
    passwords: passwordsCopyEn,
    products: productsCopyEn,
    qrCodes: qrCopyEn,
    reports: reportsCopyEn,
    session: sessionCopyEn,
    uploads: uploadsCopyEn,
  },
};
