import type { Translation } from '../../../provider/copy.js';
import type { entryCopy } from './copy.js';
import type { qrCopy } from '../qrCodes/copy.js';

/** English copy of the steps between a product and its application. */
export const entryCopyEn = {
  refusedTitle: 'You cannot apply',
  refusedProduct: '“{product}” is for companies in {regions}.',
  refusedCompany: '{company} is registered in {region}.',
  agentProduct: '“{product}” is for {province}.',
  agentOwn: 'Your service area is {province}.',
  agentNone: 'Your account has no service area yet, please contact the administrator.',
  unknownRegion: 'another region',
  ownProducts: 'Products for this region',
  products: 'Other products',
  otherCompany: 'Apply for another company',
  addCompany: 'Add another company',
  staffOnly: 'Staff accounts cannot apply for loans, please log in with a company account.',
  externalTitle: 'Continue on another platform',
  externalHint: '{bank} handles “{product}” on its own platform, which opens in a new window.',
  externalHost: 'Address',
  externalGo: 'Continue',
  cancel: 'Cancel',
  close: 'Close',
  bindingOpened: 'A window to add your company has opened; finish there first.',
  bindingDone: 'Added, continue',
} as const satisfies Translation<typeof entryCopy>;

/** English copy of QR codes. */
export const qrCopyEn = {
  phoneTitle: 'Apply on your phone',
  phoneHint: 'Scan the code with your phone and log in to the same account to continue.',
  wechatTitle: 'Apply in WeChat',
  wechatHint: 'Scan the code with WeChat and log in to the same account to continue.',
  product: 'Product',
  company: 'Company',
  label: 'QR code for “{product}”, to be scanned with a phone',
  left: 'Valid for another {time}',
  validity: 'Valid for 30 minutes',
  lastMinute: 'The code expires within a minute',
  overdue: 'The code has expired',
  overdueHint: 'Get a new one and scan it again.',
  refresh: 'Get a new code',
  refreshed: 'New code',
  save: 'Save the code as a picture',
  fileName: 'application-code-{product}',
  failed: 'The code could not be loaded',
  close: 'Close',
  codes: 'Official codes',
  codesHint: 'Scan with WeChat to continue on your phone.',
  codeOf: 'QR code of {name}',
  scanTitle: 'Continue your application',
  scanLine: 'You continue applying for “{product}” ({bank}) on your phone.',
  scanCompany: 'Company: {company}',
  scanLogin: 'Please log in with the account that began the application.',
  scanOther:
    'This code belongs to another account; log in with the one that began the application.',
  scanExpired: 'The code is no longer valid',
  scanExpiredHint:
    'A code is valid for 30 minutes and ends when a new one is made. Get a new one on the computer and scan it again.',
  continue: 'Continue',
  login: 'Log in',
  products: 'Loan products',
} as const satisfies Translation<typeof qrCopy>;
