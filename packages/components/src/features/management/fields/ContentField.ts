import type { FormEntry } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { Codec } from './codecs.js';

/** Controls that the fields of forms lack. */
export type OwnControl =
  | 'BANNERS'
  | 'COLOUR'
  | 'FILES'
  | 'FORMS'
  | 'KEYS'
  | 'LOGO'
  | 'MATERIALS'
  // Shown to readers alone.
  | 'NONE'
  | 'PARTNERS'
  | 'NEWS_PICTURE'
  | 'RICH_TEXT'
  | 'SEVERAL'
  | 'SITE_LOGO';

/** One part of a field for reading. */
export interface ContentPart {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** A field of a content: its control, label and help, and how it is read and written. */
export interface ContentField<Content> {
  /** Also the name of the server's problems with it. */
  readonly name: string;
  /** Heading of the section. */
  readonly section: string;
  readonly entry: FormEntry;
  readonly control?: OwnControl | undefined;
  /** The typed value as it is read, where it is neither a text nor a choice. */
  readonly show?: ((typed: string) => string) | undefined;
  /** Its parts as they are read, where each is a line of its own. */
  readonly parts?: ((content: Content) => readonly ContentPart[]) | undefined;
  /** What is wrong with a text that is typed into it. */
  readonly check?: ((typed: string) => string | undefined) | undefined;
  readonly read: (content: Content) => string;
  /** The content with this field; everything else stays as it is, known to the form or not. */
  readonly write: (content: Content, text: string) => Content;
}

/** A field's control; its label and help come from the copy. */
export type FieldControl = Pick<FormEntry, 'inputType'> &
  Partial<Omit<FormEntry, 'checkName' | 'group' | 'inputType'>>;

/** Where a thing stands among its like. */
export const positionControl: FieldControl = {
  inputType: 'NUMBER',
  required: true,
  min: 0,
  max: 9999,
  decimals: 0,
};

/** A choice of yes or no. */
export const yesOrNo = ({ yes, no }: Readonly<Record<'yes' | 'no', string>>): FieldControl => ({
  inputType: 'RADIO',
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});

/** One line of text. */
export const line = (maxLength: number): FieldControl => ({ inputType: 'TEXT', maxLength });
/** Text of several lines. */
export const long = (maxLength: number): FieldControl => ({ inputType: 'TEXTAREA', maxLength });

/** A choice; its options come later where they are loaded. */
export const choice = (options: FormEntry['options']): FieldControl => ({
  inputType: 'SELECT',
  ...(options && { options }),
});

/** A choice among things of another kind, without which this one cannot be published; says so while there are none. */
export const reference = (
  options: FormEntry['options'],
  { noneYet, label }: Readonly<Record<'label' | 'noneYet', string>>,
): FieldControl => ({
  ...choice(options),
  label,
  ...(options?.length === 0 && { hint: fillCopy(noneYet, { field: label }) }),
});

/** The only step of these forms. */
export const onlyStep = 'COMPANY';

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** Declares the fields of a content, which the compiler checks against its type and the copy. */
export function declareFields<Content, Copy extends Readonly<Record<string, string>>>(copy: Copy) {
  const labelled = (name: string, control: FieldControl): FormEntry => ({
    required: false,
    hint: copy[`${name}Hint`] ?? null,
    label: copy[name] ?? name,
    ...control,
    checkName: name,
    group: onlyStep,
  });
  const checkOf = ({ wrongLine }: Pick<Codec<never>, 'wrongLine'>, name: string) =>
    wrongLine &&
    ((typed: string) => {
      const n = wrongLine(typed);
      return n === 0 ? undefined : fillCopy(copy[`${name}Wrong`] ?? '', { n });
    });
  return {
    /** A field of the content itself. */
    field: <Key extends keyof Content & keyof Copy & string>(
      section: string,
      key: Key,
      codec: Codec<Content[Key]>,
      control: FieldControl,
      own?: OwnControl,
      show?: (typed: string) => string,
    ): ContentField<Content> => ({
      name: key,
      section,
      entry: labelled(key, control),
      control: own,
      show,
      check: checkOf(codec, key),
      read: (content) => codec.toText(content[key]),
      write: (content, typed) => ({ ...content, [key]: codec.toValue(typed, content[key]) }),
    }),
    /** A field of one of its parts. */
    part: <
      Key extends keyof Content & string,
      Name extends keyof Content[Key] & keyof Copy & string,
    >(
      section: string,
      key: Key,
      name: Name,
      codec: Codec<Content[Key][Name]>,
      control: FieldControl,
      own?: OwnControl,
    ): ContentField<Content> => ({
      name: `${key}.${name}`,
      section,
      entry: { ...labelled(name, control), checkName: `${key}.${name}` },
      control: own,
      read: (content) => codec.toText(content[key][name]),
      write: (content, typed) => ({
        ...content,
        [key]: { ...content[key], [name]: codec.toValue(typed, content[key][name]) },
      }),
    }),
  };
}

/** The choices of an enumeration with its labels. */
export const choicesOf = <Value extends string>(values: readonly Value[], labels: Labels<Value>) =>
  values.map((value) => ({ value, label: labels[value] }));
