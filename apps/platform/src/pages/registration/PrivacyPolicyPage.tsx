import { LegalPage } from './LegalPage.js';
import { privacyPolicy } from './privacyPolicy.js';

export const Page = () => <LegalPage text={privacyPolicy} />;
