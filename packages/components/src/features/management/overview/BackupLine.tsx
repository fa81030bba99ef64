import type { BackupFact } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { formatBytes } from '../../../ui/Upload/checkFile.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

/** The last backup, or that the platform does not see them. */
export function BackupLine({ backup }: { readonly backup: BackupFact }) {
  const { isSeen, isFine, finishedTs, bytes } = backup;
  const copy = useManagementCopy();
  const last =
    finishedTs === null
      ? copy.noBackup
      : fillCopy(copy.lastBackup, {
          time: formatDateTime(finishedTs),
          size: formatBytes(bytes ?? 0),
        });
  return (
    <li className={css.overviewLine}>
      <span className={css.overviewName}>{copy.backup}</span>
      <span className={css.row}>
        {isSeen && (
          <Tag tone={isFine ? 'success' : 'danger'}>{isFine ? copy.healthy : copy.unhealthy}</Tag>
        )}
        <span className={css.muted}>{isSeen ? last : copy.backupElsewhere}</span>
      </span>
    </li>
  );
}
