import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const openLog = JSON.stringify(new URL('openLog.ts', import.meta.url).href);

/** What a program prints that logs with a buffered log, however it ends. */
async function printed(body: string): Promise<string> {
  const program = `
    import pino from 'pino';
    import { flushLog, openLog } from ${openLog};
    const stream = openLog();
    const log = pino({ base: null, timestamp: false }, stream);
    ${body}`;
  const flags = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
  const { stdout } = await run(process.execPath, flags, { cwd: import.meta.dirname }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

const line = (level: number, msg: string) => `${JSON.stringify({ level, msg })}\n`;

test('a process that exits or fails has written every line', async () => {
  expect(await printed(`log.info('first'); log.info('last'); process.exit(1);`)).toBe(
    line(30, 'first') + line(30, 'last'),
  );
  expect(await printed(`log.info('last'); throw new Error('failed');`)).toBe(line(30, 'last'));
});

test('more than a page is written before the process goes on to exit', async () => {
  const many = await printed(
    `for (let n = 0; n < 500; n += 1) log.info(String(n));
     await flushLog(stream);
     process.exit(0);`,
  );
  expect(many).toBe(Array.from({ length: 500 }, (_, n) => line(30, String(n))).join(''));
});

test('a fatal line is written at once, after those that wait', async () => {
  const body = `log.info('before'); log.fatal('over'); process.kill(process.pid, 'SIGKILL');`;
  expect(await printed(body)).toBe(line(30, 'before') + line(60, 'over'));
});

test('a line that waits alone is written soon, while the process goes on', async () => {
  const body = `log.info('alone');
    const end = () => process.kill(process.pid, 'SIGKILL');
    stream.on('write', (bytes) => bytes > 0 && end());
    setInterval(() => {}, 1_000);`;
  expect(await printed(body)).toBe(line(30, 'alone'));
});
