import { LegalPage } from './LegalPage.js';
import { privacyPolicy } from './privacyPolicy.js';

export const Page = () => (
  <LegalPage
    page="privacyPolicy"
    text={privacyPolicy}
    other={{ title: '用户协议', path: '/userAgreement' }}
  />
);
