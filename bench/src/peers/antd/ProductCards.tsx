import { Button, Card, Col, Row, Tag, Typography } from 'antd';
import type { Product } from '@huiqi/sdk';
import { guarantees } from './choices.js';

interface ProductCardsProps {
  /** Undefined while loading. */
  readonly products: readonly Product[] | undefined;
  readonly onConsult: (product: Product) => void;
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];
const column = { xs: 24, sm: 12, xl: 6 };

const percents = ({ minInterestRate, maxInterestRate }: Product) =>
  `${Number(minInterestRate).toFixed(2)}%-${Number(maxInterestRate).toFixed(2)}%`;

function ProductCard({ product, onConsult }: { product: Product; onConsult: () => void }) {
  return (
    <Card>
      <Card.Meta
        avatar={<img src={product.logoImgUrl} alt="" width={40} height={40} />}
        title={product.name}
        description={product.bankName}
      />
      <Typography.Title level={3}>
        {product.maxLoanLimit.toLocaleString('zh-CN')} <small>万元</small>
      </Typography.Title>
      <Typography.Paragraph type="secondary">最高可贷</Typography.Paragraph>
      <p>利率 {percents(product)}</p>
      <p>
        期限 {product.minLoanTerm}-{product.maxLoanTerm}个月
      </p>
      <p>
        {product.profile && <Tag color="blue">{product.profile}</Tag>}
        <Tag>{guarantees[product.guaranteeType]}</Tag>
      </p>
      <Button block type="primary" href={`/productDetail/${product.id}`}>
        查看详情
      </Button>
      <Button block type="link" onClick={onConsult}>
        在线咨询
      </Button>
    </Card>
  );
}

/** The cards, four per row, with placeholders while the products load. */
export function ProductCards({ products, onConsult }: ProductCardsProps) {
  return (
    <Row gutter={[16, 16]}>
      {products
        ? products.map((product) => (
            <Col key={product.id} {...column}>
              <ProductCard product={product} onConsult={() => onConsult(product)} />
            </Col>
          ))
        : places.map((place) => (
            <Col key={place} {...column}>
              <Card loading />
            </Col>
          ))}
    </Row>
  );
}
