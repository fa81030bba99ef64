import type { ManagedContent, ManagedPolicy } from '@huiqi/sdk';
import { PolicyDetailView } from '../../policies/detail/PolicyDetailView.js';
import type { ContentField } from '../fields/ContentField.js';
import { PreviewFrame } from './PreviewFrame.js';
import { previewPolicy } from './previewPolicy.js';

export interface PolicyPreviewProps {
  readonly policy: ManagedPolicy;
  readonly fields: readonly ContentField<ManagedContent>[];
  readonly id: string;
}

/** A policy as enterprises will see it, on a computer and on a phone. */
export function PolicyPreview({ policy, fields, id }: PolicyPreviewProps) {
  const publisher = fields
    .find(({ name }) => name === 'publishOrgId')
    ?.entry.options?.find(({ value }) => value === policy.publishOrgId)?.label;
  return (
    <PreviewFrame>
      {(frame) => (
        <div className={frame}>
          <PolicyDetailView
            policy={previewPolicy(policy, { id, publisher: publisher ?? '--' })}
            back={undefined}
          />
        </div>
      )}
    </PreviewFrame>
  );
}
