import type { CertifyEntry } from '@huiqi/components/companies';
import { withQuery } from '../../routes/withQuery.js';

/** The verification of an enterprise; with an entry that of a record to correct (spec 1 §4). */
export const certifyPath = (entry?: CertifyEntry): string =>
  entry
    ? withQuery('/enterpriseCertify', { ...entry, isAuth: String(entry.isAuth) })
    : '/enterpriseCertify';
