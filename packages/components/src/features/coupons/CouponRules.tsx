import { Section } from '../../ui/Section/Section.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { useCouponsCopy } from './copy.js';
import * as css from './coupons.css.js';

/** Who gets coupons, how they are used and how to apply. */
export function CouponRules() {
  const copy = useCouponsCopy();
  return (
    <>
      <Section title={copy.scope}>
        <p>{copy.scopeText}</p>
      </Section>
      <Section title={copy.rules}>
        <ul className={css.rules}>
          <li>{copy.rule1}</li>
          <li>{copy.rule2}</li>
          <li>{copy.rule3}</li>
        </ul>
      </Section>
      <Section title={copy.steps}>
        <Timeline
          items={[
            { key: '1', title: copy.step1, description: copy.step1Line },
            { key: '2', title: copy.step2, description: copy.step2Line },
            { key: '3', title: copy.step3, description: copy.step3Line },
          ]}
        />
      </Section>
    </>
  );
}
