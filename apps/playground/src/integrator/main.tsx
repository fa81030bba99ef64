import { drawPage } from '../shared/drawPage.js';
import { IntegratorPage } from './IntegratorPage.js';

drawPage(<IntegratorPage />);
