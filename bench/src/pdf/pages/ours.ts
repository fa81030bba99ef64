import { makeReportPdf } from '@huiqi/report/client';
import { offer } from './entry.js';

offer((document) => makeReportPdf(document));
