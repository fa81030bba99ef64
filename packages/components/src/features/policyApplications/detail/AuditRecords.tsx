import type { PolicyAudit } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { auditItems } from './auditItems.js';
import { usePolicyUserCopy } from '../user/copy.js';

export interface AuditRecordsProps {
  /** Newest first. */
  readonly audits: readonly PolicyAudit[];
}

/** The steps of a declaration; initially only the newest (spec 2 §4). */
export function AuditRecords({ audits }: AuditRecordsProps) {
  const copy = usePolicyUserCopy();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (audits.length === 0) return <p>{copy.auditsEmpty}</p>;
  const items = auditItems(audits);
  return (
    <Stack gap={3}>
      <div id={id}>
        <Timeline items={isOpen ? items : items.slice(0, 1)} />
      </div>
      {items.length > 1 && (
        <div>
          <Button
            variant="text"
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? copy.auditsLess : fillCopy(copy.auditsMore, { n: items.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
