import type { PolicyServiceEffect, PolicyStatistic } from '@huiqi/sdk';
import { useDeferredValue } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { useLoaded } from '../../../provider/useLoaded.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import type { PolicyEffectChartsProps } from './PolicyEffectCharts.js';

const loadCharts = () => import('./PolicyEffectCharts.js');

export interface PolicyEffectViewProps extends Pick<PolicyEffectChartsProps, 'groupLink'> {
  readonly effect: DataStateValue<PolicyServiceEffect>;
  readonly statistic: DataStateValue<PolicyStatistic>;
}

const place = <Skeleton shape="block" height={480} />;

/** The service's results as charts; if they cannot be loaded, the page does without. */
export function PolicyEffectView({ groupLink, ...props }: PolicyEffectViewProps) {
  const loaded = useLoaded(loadCharts);
  // Responses are rendered in one task; the charts follow in slices.
  const effect = useDeferredValue(props.effect);
  const statistic = useDeferredValue(props.statistic);
  if (loaded === undefined) return place;
  return (
    <DataState compact state={effect} loading={place}>
      {(effectData) => (
        <DataState compact state={statistic} loading={place}>
          {(statisticData) =>
            loaded && (
              <loaded.PolicyEffectCharts
                effect={effectData}
                statistic={statisticData}
                groupLink={groupLink}
              />
            )
          }
        </DataState>
      )}
    </DataState>
  );
}
