import { LegalPage } from './LegalPage.js';
import { userAgreement } from './userAgreement.js';

export const Page = () => (
  <LegalPage
    page="userAgreement"
    text={userAgreement}
    other={{ title: '隐私政策', path: '/privacyPolicy' }}
  />
);
