import { ManagedKindLabels, saveFile, type ManagedImport, type ManagedKind } from '@huiqi/sdk';
import type { Ref } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Table } from '../../../ui/Table/Table.js';
import * as css from '../management.css.js';
import { useTransferCopy } from './copy.js';
import { errorLines, hintLines, linesFile, type ImportLine } from './importLines.js';

export interface ImportReportProps {
  readonly kind: ManagedKind;
  readonly report: ManagedImport;
  /** Whether it was done, or is only what would be. */
  readonly isDone: boolean;
  /** The line that says how many of each, which gets the focus. */
  readonly summary?: Ref<HTMLParagraphElement> | undefined;
}

/** As many as somebody reads; the rest is in the file. */
const shown = 100;

/** What an import does: how many of each, the errors by cell, and what it changes. */
export function ImportReport({ kind, report, isDone, summary }: ImportReportProps) {
  const copy = useTransferCopy();
  const { added, changed, unchanged, refused } = report;
  const errors = errorLines(report);
  const hints = hintLines(report);
  const isNothing = added + changed === 0;
  const heads = [copy.place, copy.name, copy.field, copy.message];
  const fileName = fillCopy(copy.errorsFile, { kind: ManagedKindLabels[kind] });
  return (
    <Stack gap={4}>
      <p ref={summary} tabIndex={-1} role="status">
        <strong>{fillCopy(copy.summary, { added, changed, unchanged, refused })}</strong>
      </p>
      {isNothing && !isDone && <Banner tone="warning">{copy.nothing}</Banner>}
      {errors.length > 0 && (
        <Section
          title={copy.errors}
          level={3}
          actions={
            <Button size="small" onClick={() => saveFile(linesFile(errors, heads, fileName))}>
              {copy.saveErrors}
            </Button>
          }
        >
          <Stack gap={3}>
            <p className={css.muted}>{copy.errorsHint}</p>
            <Lines caption={copy.errors} lines={errors} message={copy.message} />
          </Stack>
        </Section>
      )}
      {hints.length > 0 && (
        <Section title={copy.hints} level={3}>
          <Lines caption={copy.hints} lines={hints} message={copy.hint} />
        </Section>
      )}
      {added > 0 && !isDone && (
        <Section title={copy.added} level={3}>
          <p className={css.prose}>
            {report.rows
              .filter(({ outcome }) => outcome === 'ADDED')
              .slice(0, shown)
              .map(({ title }) => title)
              .join('、')}
          </p>
        </Section>
      )}
      {changed > 0 && !isDone && <Differences report={report} />}
    </Stack>
  );
}

function More({ count }: { readonly count: number }) {
  const copy = useTransferCopy();
  return count > shown ? <p className={css.muted}>{fillCopy(copy.shown, { n: shown })}</p> : null;
}

interface LinesProps {
  readonly caption: string;
  readonly lines: readonly ImportLine[];
  /** Heading of what is said. */
  readonly message: string;
}

function Lines({ caption, lines, message: heading }: LinesProps) {
  const copy = useTransferCopy();
  return (
    <>
      <Table
        caption={caption}
        density="compact"
        rows={lines.slice(0, shown)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'place', header: copy.place, rowHeader: true, render: ({ place }) => place },
          { key: 'title', header: copy.name, kind: 'name', render: ({ title }) => title || '--' },
          { key: 'name', header: copy.field, render: ({ name }) => name },
          { key: 'message', header: heading, kind: 'name', render: ({ message }) => message },
        ]}
      />
      <More count={lines.length} />
    </>
  );
}

function Differences({ report: { rows } }: { readonly report: ManagedImport }) {
  const copy = useTransferCopy();
  const lines = rows.flatMap(({ row, title, differences }) =>
    differences.map((difference, at) => ({ key: `${row}-${at}`, title, ...difference })),
  );
  const side = (text: string) =>
    text === '' ? (
      <span className={css.muted}>{copy.empty}</span>
    ) : (
      <span className={css.prose}>{text}</span>
    );
  return (
    <Section title={copy.differences} level={3}>
      <Table
        caption={copy.differences}
        density="compact"
        rows={lines.slice(0, shown)}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'title',
            header: copy.name,
            kind: 'name',
            rowHeader: true,
            render: ({ title }) => title,
          },
          { key: 'name', header: copy.field, render: ({ name }) => name },
          { key: 'before', header: copy.before, render: ({ before }) => side(before) },
          { key: 'after', header: copy.after, render: ({ after }) => side(after) },
        ]}
      />
      <More count={lines.length} />
    </Section>
  );
}
