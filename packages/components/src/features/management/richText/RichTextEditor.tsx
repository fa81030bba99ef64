import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';
import { closeHistory } from '@tiptap/pm/history';
import { isInTable } from '@tiptap/pm/tables';
import { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { body } from '../../../patterns/RichText/RichText.css.js';
import type { FieldControl } from '../../../ui/shared/controlProps.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { createState } from './createState.js';
import { formatCommands } from './formatCommands.js';
import type { Format } from './formats.js';
import { LinkRow } from './LinkRow.js';
import { pasteHandlers } from './pasteHandlers.js';
import * as css from './richText.css.js';
import { toHtml } from './richTextDocument.js';
import { RichTextToolbar } from './RichTextToolbar.js';

export interface RichTextEditorProps {
  readonly name: string;
  readonly control: FieldControl;
  readonly label: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (name: string, value: string) => void;
}

/** Edits HTML with ProseMirror. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { name, control, label, value, readOnly, onChange } = props;
  const text = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);

  useBrowserLayoutEffect(() => {
    if (!text.current) return;
    const follow = new Plugin({ view: () => ({ update: (made) => setState(made.state) }) });
    const made = new EditorView(
      { mount: text.current },
      { state: createState(''), plugins: [follow], handleDOMEvents: pasteHandlers },
    );
    setView(made);
    return () => made.destroy();
  }, []);
  useBrowserLayoutEffect(() => {
    view?.setProps({
      editable: () => !readOnly,
      dispatchTransaction(edit) {
        const next = view.state.apply(edit);
        view.updateState(next);
        if (edit.docChanged) onChange(name, toHtml(next.doc));
      },
    });
  }, [view, name, readOnly, onChange]);
  useBrowserLayoutEffect(() => {
    // What was typed here is here already.
    if (!view || toHtml(view.state.doc) === value) return;
    view.updateState(createState(value));
  }, [view, value]);

  function press(format: Format) {
    if (format === 'link') {
      setLinking(!isLinking);
      return;
    }
    if (!view) return;
    view.focus();
    // Each is undone alone.
    formatCommands[format].command(view.state, (edit) => view.dispatch(closeHistory(edit)));
  }
  function link(edit: Transaction) {
    setLinking(false);
    view?.dispatch(closeHistory(edit));
    view?.focus();
  }
  return (
    <>
      <RichTextToolbar
        field={label}
        isInTable={state && isInTable(state)}
        isPressed={(format) => state && formatCommands[format].isOn?.(state)}
        isEnabled={(format) => {
          if (!state || readOnly) return false;
          const { command, isOn } = formatCommands[format];
          return command(state) || isOn?.(state) === true;
        }}
        onPress={press}
      />
      {isLinking && state && <LinkRow state={state} onEdit={link} />}
      <div
        {...control}
        ref={text}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-readonly={readOnly}
        tabIndex={0}
        className={`${body} ${css.text}`}
      />
    </>
  );
}
