import { richTextLink } from '@huiqi/sdk/domain';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { linkAt } from './linkAt.js';
import * as css from './richText.css.js';
import { schema } from './schema.js';

export interface LinkRowProps {
  /** Its selection becomes a link. */
  readonly state: EditorState;
  readonly onEdit: (edited: Transaction) => void;
}

/** Asks for the address of a link. */
export function LinkRow({ state, onEdit }: LinkRowProps) {
  const copy = useManagedFieldsCopy();
  const link = linkAt(state);
  const { from, to } = link ?? state.selection;
  const [address, setAddress] = useState(link?.href ?? '');
  const href = richTextLink(address)?.href;
  const input = useRef<HTMLInputElement>(null);
  useBrowserLayoutEffect(() => input.current?.focus(), []);
  const isReady = href !== undefined && from < to;
  const unlinked = () => state.tr.removeMark(from, to, schema.marks.link);
  const set = () =>
    isReady && onEdit(unlinked().addMark(from, to, schema.marks.link.create({ href })));
  return (
    <div className={css.link}>
      <div className={css.address}>
        <Field label={copy.linkAddress} hint={copy.linkHint}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="url"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The form around it is not submitted.
                event.preventDefault();
                set();
              }}
            />
          )}
        </Field>
      </div>
      <Button size="small" disabled={!isReady} onClick={set}>
        {copy.setLink}
      </Button>
      {link && (
        <Button size="small" variant="text" onClick={() => onEdit(unlinked())}>
          {copy.removeLink}
        </Button>
      )}
    </div>
  );
}
