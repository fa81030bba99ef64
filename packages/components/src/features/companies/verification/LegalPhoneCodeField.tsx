import { sendCertifyCaptcha } from '@huiqi/sdk';
import { validatePhone } from '@huiqi/sdk/domain';
import { useClient } from '../../../provider/context.js';
import { PhoneCodeField, type PhoneCodeFieldProps } from '../../captchas/PhoneCodeField.js';
import { useCompaniesCopy } from '../copy.js';

export interface LegalPhoneCodeFieldProps extends Pick<
  PhoneCodeFieldProps,
  'canSend' | 'error' | 'id' | 'inputRef' | 'onValueChange' | 'value'
> {
  readonly creditCode: string;
  readonly legalPhone: string;
}

/** The code that proves possession of the legal representative's phone (spec 1 §7). */
export function LegalPhoneCodeField(props: LegalPhoneCodeFieldProps) {
  const { creditCode, legalPhone, ...field } = props;
  const client = useClient();
  const copy = useCompaniesCopy();
  return (
    <PhoneCodeField
      {...field}
      purpose="certify"
      label={copy.code}
      // An invalid number is reported at its own field.
      phone={validatePhone(legalPhone) === null ? legalPhone : undefined}
      send={async (solution) => {
        const body = { phone: legalPhone, nsrsbh: creditCode, ...solution };
        await sendCertifyCaptcha(client, { body });
      }}
    />
  );
}
