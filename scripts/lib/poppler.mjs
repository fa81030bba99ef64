import { aptInstall, hasApt, findCommand } from './browser.mjs';
import { step } from './progress.mjs';

/** Finds or installs poppler, whose tools read the PDFs made by tests. Without it those tests fail with a message. */
export async function ensurePoppler() {
  if (findCommand('pdftotext')) return;
  const isInstalled =
    hasApt() && (await step('installing poppler', () => aptInstall('poppler-utils')));
  if (!isInstalled)
    console.log(
      '\n!!! NO POPPLER: the tests of printed reports will fail. Install it (Debian: apt-get install poppler-utils, macOS: brew install poppler).\n',
    );
}
