import { createHash } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { uploadedFiles } from '../../schema/uploads.js';
import type { StoredPolicyFile } from '../../schema/policyApplications.js';
import { samplePdf } from './samplePdf.js';

type NewFile = typeof uploadedFiles.$inferInsert;

/** The sample's folder in the storage; its content is regenerated from the file names. */
export const sampleFolder = 'sample';

/** Content of a file of the sample. */
export const sampleContent = (fileName: string): Buffer =>
  samplePdf([fileName.replace(/\.pdf$/, ''), '示例文件，仅供演示']);

export interface Slot {
  readonly id: string;
  readonly name: string;
}

/** A file uploaded for a slot of a sample declaration or draft. */
export function sampleUpload(
  { id, name }: Slot,
  {
    userId,
    recordId,
    at,
  }: { readonly userId: string; readonly recordId: string; readonly at: Date },
): { readonly stored: StoredPolicyFile; readonly row: NewFile } {
  const fileName = `${name.replace(/（.*$/, '')}.pdf`;
  const content = sampleContent(fileName);
  const key = `${constants.uploadKeyPrefix}${sampleFolder}/${recordId}-${id}.pdf`;
  return {
    stored: { slotId: id, name, key, fileName, type: 'PDF' },
    row: {
      key,
      objectName: `${sampleFolder}/${recordId}-${id}`,
      ownerId: userId,
      purpose: 'ATTACHMENT',
      fileName,
      type: 'PDF',
      mediaType: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: at,
      unusedSince: at,
    },
  };
}
