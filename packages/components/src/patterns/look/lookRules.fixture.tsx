import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Tag } from '../../ui/Tag/Tag.js';
import * as css from './Look.css.js';

interface LookRule {
  readonly rule: string;
  readonly good: ReactNode;
  readonly bad: ReactNode;
}

const longName = '垫江县科技型中小企业知识产权质押融资专项贷款（贴息）产品';

/** The rules of the look, each with an example that follows it and one that breaks it. */
export const lookRules: readonly LookRule[] = [
  {
    rule: 'One dominant element in each head or card; the rest at most 20 px.',
    good: (
      <>
        <p className={css.big}>云税贷</p>
        <p className={css.text}>中国建设银行，最高 150 万元</p>
      </>
    ),
    bad: (
      <>
        <p className={css.big}>云税贷</p>
        <p className={css.big}>中国建设银行</p>
        <p className={css.big}>150 万元</p>
      </>
    ),
  },
  {
    rule: 'Filters, tables and forms are on a framed card; the grey of the page is only gap.',
    good: <Card padding="small">共 12 个产品</Card>,
    bad: <p>共 12 个产品</p>,
  },
  {
    rule: 'Text is aligned, not the boxes of buttons.',
    good: (
      <>
        <p>已选 3 个产品</p>
        <div>
          <Button variant="text">清除全部</Button>
        </div>
      </>
    ),
    bad: (
      <>
        <p>已选 3 个产品</p>
        <div className={css.indented}>
          <Button variant="text">清除全部</Button>
        </div>
      </>
    ),
  },
  {
    rule: 'Labels 12 to 14 px and muted, values 14 to 16 px; a value is never smaller than its label.',
    good: (
      <p>
        <span className={css.label}>年利率 </span>
        <span className={css.text}>3.90%</span>
      </p>
    ),
    bad: (
      <p>
        <span className={css.big}>年利率 </span>
        <span className={css.small}>3.90%</span>
      </p>
    ),
  },
  {
    rule: 'Figures are tabular, rates have two decimals, units are muted and smaller.',
    good: (
      <p className={css.figures}>
        150.00 <span className={css.small}>万元</span>
        <br />
        8.50 <span className={css.small}>万元</span>
      </p>
    ),
    bad: (
      <p>
        150万元
        <br />
        8.5万元，利率3.9%
      </p>
    ),
  },
  {
    rule: 'Space: 4 from label to control, 20 between fields, 32 between groups, 48 between sections.',
    good: (
      <div className={css.fields}>
        {['企业名称', '申请金额'].map((name) => (
          <div key={name} className={css.tight}>
            <span className={css.label}>{name}</span>
            <span className={css.text}>--</span>
          </div>
        ))}
      </div>
    ),
    bad: (
      <div className={css.even}>
        {['企业名称', '--', '申请金额', '——'].map((part) => (
          <span key={part}>{part}</span>
        ))}
      </div>
    ),
  },
  {
    rule: 'Names take two lines in lists, then an ellipsis.',
    good: <p className={css.clamped}>{longName.repeat(2)}</p>,
    bad: <p>{longName.repeat(4)}</p>,
  },
  {
    rule: 'Colours say states, each with a word; one filled button in a view.',
    good: (
      <div className={css.row}>
        <Tag tone="success">已放款</Tag>
        <Button variant="primary">立即申请</Button>
        <Button>加入比较</Button>
      </div>
    ),
    bad: (
      <div className={css.row}>
        <Tag tone="danger">新品</Tag>
        <Button variant="primary">申请</Button>
        <Button variant="primary">比较</Button>
        <Button variant="danger">收藏</Button>
      </div>
    ),
  },
  {
    rule: 'Buttons say what they do, with one word for one thing.',
    good: <Button>确认放款 20.5 万元</Button>,
    bad: <Button>确定</Button>,
  },
  {
    rule: 'What loads has the shape of what comes.',
    good: <Skeleton preset="card" />,
    bad: (
      <p>
        <Icon name="clock" /> 加载中……
      </p>
    ),
  },
];
