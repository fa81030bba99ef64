import { SectionCard } from '../../../patterns/page/SectionCard.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { useCouponsCopy } from '../copy.js';

/** Who gets coupons, how they are used and how to apply. */
export function CouponRules() {
  const copy = useCouponsCopy();
  return (
    <SectionCard
      sections={[
        { id: 'scope', title: copy.scope, content: <p>{copy.scopeText}</p> },
        {
          id: 'rules',
          title: copy.rules,
          content: (
            <ul>
              <li>{copy.rule1}</li>
              <li>{copy.rule2}</li>
              <li>{copy.rule3}</li>
            </ul>
          ),
        },
        {
          id: 'steps',
          title: copy.steps,
          content: (
            <Timeline
              items={[
                { key: '1', title: copy.step1, description: copy.step1Line },
                { key: '2', title: copy.step2, description: copy.step2Line },
                { key: '3', title: copy.step3, description: copy.step3Line },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
