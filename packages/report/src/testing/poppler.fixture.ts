import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function call(tool: string, args: readonly string[]): Buffer {
  try {
    return execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(
        `${tool} is missing: install poppler (Debian: apt-get install poppler-utils, macOS: brew install poppler)`,
        { cause: error },
      );
    }
    throw error;
  }
}

function withFile<T>(pdf: Uint8Array, run: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, pdf);
    return run(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a PDF by page, in the order in which it was drawn. */
export const textOf = (pdf: Uint8Array): readonly string[] =>
  withFile(pdf, (file) => call('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']).toString('utf8'))
    .split('\f')
    .slice(0, -1);

/** What pdfinfo tells, by name. Throws if the file is broken. */
export const infoOf = (pdf: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    withFile(pdf, (file) => call('pdfinfo', ['-enc', 'UTF-8', file]).toString('utf8'))
      .split('\n')
      .map((line) => {
        const [name = '', ...rest] = line.split(':');
        return [name, rest.join(':').trim()] as const;
      }),
  );

/** The table of pdffonts without its head. */
export const fontsOf = (pdf: Uint8Array): readonly string[] =>
  withFile(pdf, (file) => call('pdffonts', [file]).toString('utf8'))
    .trim()
    .split('\n')
    .slice(2);

/** A page as PNG, 48 pixels to the inch. */
export const pixelsOf = (pdf: Uint8Array, page: number): Buffer =>
  withFile(pdf, (file, folder) => {
    const only = ['-f', String(page), '-l', String(page), '-singlefile'];
    call('pdftoppm', ['-r', '48', '-png', ...only, file, join(folder, 'page')]);
    return readFileSync(join(folder, 'page.png'));
  });

/** What qpdf finds wrong; nothing where it is not installed. */
export const faultsOf = (pdf: Uint8Array): string =>
  withFile(pdf, (file) => {
    try {
      execFileSync('qpdf', ['--check', file], { stdio: 'pipe' });
      return '';
    } catch (error) {
      const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      return isAbsent ? '' : String(error);
    }
  });
