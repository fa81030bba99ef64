import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/index.js';
import { Button } from '../../ui/Button/Button.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Input } from '../../ui/Input/Input.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { contentPage } from '../page/storyPage.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import * as css from './Look.css.js';
import { lookRules } from './lookRules.fixture.js';

const meta = { title: 'The look', ...contentPage } satisfies Meta;
export default meta;

const keysOf = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group)[];

/** Everything that a stylesheet takes its values from; change the mode in the toolbar. */
export const Tokens: StoryObj = {
  render: () => (
    <div className={css.rules}>
      <section aria-label="Colours">
        <h2>Colours</h2>
        <ul className={css.swatches}>
          {keysOf(vars.color).map((name) => (
            <li key={name} className={css.swatch}>
              <span className={css.color[name]} />
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Text sizes">
        <h2>Text sizes</h2>
        {keysOf(vars.fontSize).map((size) => (
          <p key={size} className={css.size[size]}>
            {size} 最高 150 万元
          </p>
        ))}
      </section>
      <section aria-label="Spaces">
        <h2>Spaces</h2>
        <ul>
          {keysOf(vars.space).map((step) => (
            <li key={step} className={css.swatch}>
              <span className={css.space[step]} />
              space.{step}
            </li>
          ))}
        </ul>
      </section>
    </div>
  ),
};

/** What says how something is: colour is never alone. */
export const MarksAndStates: StoryObj = {
  render: () => (
    <div className={css.rules}>
      <div className={css.row}>
        <Tag>草稿</Tag>
        <Tag tone="info">审核中</Tag>
        <Tag tone="success">已放款</Tag>
        <Tag tone="warning">待补件</Tag>
        <Tag tone="danger">已拒绝</Tag>
      </div>
      <div className={css.row}>
        <Button variant="primary">立即申请</Button>
        <Button>加入比较</Button>
        <Button variant="text">查看详情</Button>
        <Button disabled>不可用</Button>
        <Button loading>提交中</Button>
      </div>
      <Input aria-label="金额" defaultValue="150" />
      <Input aria-label="金额，有误" defaultValue="很多" aria-invalid />
      <div className={css.row}>
        {(['success', 'warning', 'error', 'info'] as const).map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </div>
      <Skeleton lines={3} />
      <EmptyState kind="never" title="还没有申请" line="选一款产品，几分钟即可填写。" />
    </div>
  ),
};

/** Each rule with what follows it and what breaks it. */
export const TenRules: StoryObj = {
  render: () => (
    <ol className={css.rules}>
      {lookRules.map(({ rule, good, bad }, at) => (
        <li key={rule}>
          <h2>
            {at + 1}. {rule}
          </h2>
          <div className={css.pair}>
            <div className={css.example}>
              <p className={css.verdict}>Good</p>
              {good}
            </div>
            <div className={css.example}>
              <p className={css.verdict}>Bad</p>
              {bad}
            </div>
          </div>
        </li>
      ))}
    </ol>
  ),
};
