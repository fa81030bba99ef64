import { validateCaptcha, validatePhone } from '@huiqi/sdk/domain';
import type { FieldProblems, Fields } from '../../patterns/useFields/useFields.js';
import type { CodeControl } from './CodeControl.js';

type PhoneAndCode = 'phone' | 'code';

export interface PhoneCodeOptions {
  /** Called on input, to keep it across a reload. */
  readonly onPhoneChange: (phone: string) => void;
  /** Called with a refused phone, before its field is cleared. */
  readonly onRefused?: ((phone: string) => void) | undefined;
}

export interface PhoneCode {
  readonly setPhone: (phone: string) => void;
  readonly control: CodeControl;
  readonly findProblems: () => FieldProblems<PhoneAndCode>;
}

/** Common state of forms with a phone and its code. */
export function usePhoneCode(
  fields: Pick<Fields<PhoneAndCode>, 'bind' | 'problems' | 'report' | 'setValue' | 'values'>,
  { onPhoneChange, onRefused }: PhoneCodeOptions,
): PhoneCode {
  const { bind, problems, report, setValue, values } = fields;
  const setPhone = (phone: string) => {
    setValue('phone', phone);
    onPhoneChange(phone);
  };
  return {
    setPhone,
    control: {
      phone: values.phone,
      value: values.code,
      error: problems.code,
      inputRef: bind('code').ref,
      onValueChange: (value) => setValue('code', value),
      onPhoneRefused: (message) => {
        onRefused?.(values.phone);
        setPhone('');
        report({ phone: message });
      },
    },
    findProblems: () => ({
      phone: validatePhone(values.phone) ?? undefined,
      code: validateCaptcha(values.code) ?? undefined,
    }),
  };
}
