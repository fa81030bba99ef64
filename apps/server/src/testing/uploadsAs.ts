import { newcomer, operator, owner } from '../callKit/accounts.js';
import { requestId, tokenOfAccount } from './callsAs.js';
import { uploadForm, type FormFile } from '../callKit/forms.js';
import type { TestApp } from './openTestApp.js';

const base = '/api/huiqi';

export interface IssuedToken {
  readonly token: string;
  readonly keyPrefix: string;
}

const headersOf = (session: string, more: object = {}) => ({
  'x-request-id': requestId,
  ...(session === '' ? {} : { 'x-access-token': session }),
  ...more,
});

/** Upload calls, each with a session token; an empty one is a visitor's. */
export async function uploadsAs(testApp: TestApp) {
  const { app } = testApp;
  let count = 0;
  const post = (path: string, payload: FormData | string, session = '', more: object = {}) =>
    app.inject({ method: 'POST', url: base + path, headers: headersOf(session, more), payload });
  const issue = async (session: string, purpose = 'ATTACHMENT'): Promise<IssuedToken> => {
    const url = `${base}/user/qiniu/token?purpose=${purpose}`;
    return (await app.inject({ url, headers: headersOf(session) })).json().data;
  };
  const nameWith = (extension: string) => {
    count += 1;
    return `${String(count).padStart(16, 'n')}.${extension}`;
  };
  return {
    mine: await tokenOfAccount(testApp, owner),
    others: await tokenOfAccount(testApp, newcomer),
    staff: await tokenOfAccount(testApp, operator),
    post,
    issue,
    nameWith,
    open: (key: string, session = '') =>
      app.inject({
        url: `${base}/user/file?key=${encodeURIComponent(key)}`,
        headers: headersOf(session),
      }),
    /** Uploads a file with a fresh token. */
    upload: async (file: FormFile, session: string, purpose = 'ATTACHMENT') => {
      const { token, keyPrefix } = await issue(session, purpose);
      const extension = /\.(\w+)$/.exec(file[0])?.[1]?.toLowerCase() ?? 'bin';
      const key = keyPrefix + nameWith(extension);
      const response = await post('/user/upload', uploadForm(token, key, file));
      return { key, status: response.statusCode, ...response.json() };
    },
  };
}
