import {
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  shallowRef,
  watch,
  type FunctionalComponent,
} from 'vue';
import { optionNames } from '../host/optionNames.js';
import type { WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { keepWidget, type HuiqiSource, type KeptWidget } from '../npm/keepWidget.js';

export interface HuiqiWidgetProps extends WidgetOptions {
  /** What `loadHuiqi` returned; call it once, outside of components. */
  readonly huiqi: HuiqiSource;
  /** Called with the widget's controls when it is mounted. */
  readonly onMount?: ((handle: WidgetHandle) => void) | undefined;
}

// Of a bare list Vue makes `debug` written without a value an empty text.
const props = {
  ...Object.fromEntries(optionNames.map((name) => [name, { default: undefined }])),
  debug: { type: Boolean, default: undefined },
  huiqi: { default: undefined },
  onMount: { default: undefined },
};

/** A widget as a component: options are props, `@event` is called with every event. Vue 3.3 and later. */
export const HuiqiWidget = defineComponent(
  (given: HuiqiWidgetProps) => {
    const place = shallowRef<HTMLElement>();
    let kept: KeptWidget | undefined;
    const start = () => {
      kept?.stop();
      kept = place.value && keepWidget(place.value, given.huiqi, { ...given }, given.onMount);
    };
    onMounted(start);
    onBeforeUnmount(() => kept?.stop());
    watch(() => given.huiqi, start);
    watch(
      () => ({ ...given }),
      (options) => kept?.update(options),
      { deep: true },
    );
    return () => h('div', { ref: place });
  },
  { name: 'HuiqiWidget', props: props as never },
  // The result of `defineComponent` has no nameable type in Vue 3.3.
) as unknown as FunctionalComponent<HuiqiWidgetProps>;
