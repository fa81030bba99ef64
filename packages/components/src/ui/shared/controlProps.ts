import type { ComponentPropsWithoutRef } from 'react';

/** Props that `Field` passes to its control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

type InputProps = ComponentPropsWithoutRef<'input'>;

/** Attributes every form control takes. */
export type ControlProps = Pick<
  InputProps,
  | 'id'
  | 'name'
  | 'disabled'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'aria-label'
  | 'aria-labelledby'
>;

/** Attributes of a text control. */
export type TextControlProps = ControlProps &
  Pick<InputProps, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly'>;
