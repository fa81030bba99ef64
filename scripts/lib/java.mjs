import { aptInstall, hasApt, findCommand } from './browser.mjs';
import { step } from './progress.mjs';

/**
 * Finds or installs a JDK, which runs the Java example of a partner's backend. Without it its test fails with a
 * message.
 */
export async function ensureJava() {
  if (findCommand('javac')) return;
  const isInstalled =
    hasApt() && (await step('installing a JDK', () => aptInstall('default-jdk-headless')));
  if (!isInstalled)
    console.log(
      '\n!!! NO JDK: the test of the Java example will fail. Install one, 17 or later (Debian: apt-get install default-jdk-headless, macOS: brew install openjdk).\n',
    );
}
