import type { ServiceProductDetail } from '@huiqi/sdk';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { Section } from '../../ui/Section/Section.js';
import { ServiceProcess } from '../services/product/ServiceProcess.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { serviceFacts } from './serviceFacts.js';
import * as css from './serviceOrders.css.js';

export interface ServiceApplyAboutProps {
  readonly product: ServiceProductDetail;
}

/** The ordered service, the process and the contact. */
export function ServiceApplyAbout({ product }: ServiceApplyAboutProps) {
  const copy = useServiceApplyCopy();
  const { contactPhone, process } = product;
  const phone: DescriptionItem[] = contactPhone
    ? [{ term: copy.consult, value: contactPhone, kind: 'code' }]
    : [];
  return (
    <div className={css.stack}>
      <Section title={copy.about}>
        <DescriptionList
          size="small"
          columns={1}
          items={[...serviceFacts(product, copy), ...phone]}
        />
      </Section>
      {process && (
        <Section title={copy.process}>
          <ServiceProcess text={process} />
        </Section>
      )}
    </div>
  );
}
