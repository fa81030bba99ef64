import { Button, Flex, Form, Input, message, Modal, Pagination, Select } from 'antd';
import { useEffect, useState } from 'react';
import type { Product, ProductPage } from '@huiqi/sdk';
import { filterChoices } from './choices.js';
import { ProductCards } from './ProductCards.js';

type Filters = Readonly<Record<string, string | undefined>>;

async function load(filters: Filters, index: number): Promise<ProductPage> {
  const query = new URLSearchParams({ index: String(index), size: '8' });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  const response = await fetch(`/api/huiqi/product/index/page?${query}`);
  if (!response.ok) throw new Error(`${response.status}`);
  const { data } = (await response.json()) as { data: ProductPage };
  return data;
}

interface ConsultDialogProps {
  readonly product: Product | undefined;
  readonly onClose: () => void;
}

function ConsultDialog({ product, onClose }: ConsultDialogProps) {
  const [form] = Form.useForm();
  return (
    <Modal
      open={product !== undefined}
      title={`咨询${product?.name ?? ''}`}
      onCancel={onClose}
      onOk={() => form.validateFields().then(onClose)}
    >
      <Form form={form} layout="vertical">
        <Form.Item name="name" label="联系人" rules={[{ required: true, message: '请输入联系人' }]}>
          <Input />
        </Form.Item>
        <Form.Item
          name="phone"
          label="联系电话"
          rules={[{ required: true, pattern: /^1\d{10}$/, message: '请输入正确的手机号' }]}
        >
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** The loan market in plain antd: filter form, cards, pager, a dialog. */
export function Market() {
  const [filters, setFilters] = useState<Filters>({});
  const [index, setIndex] = useState(1);
  const [page, setPage] = useState<ProductPage>();
  const [asked, setAsked] = useState<Product>();
  useEffect(() => {
    let gone = false;
    load(filters, index).then(
      (result) => !gone && setPage(result),
      () => message.error('加载失败'),
    );
    return () => {
      gone = true;
    };
  }, [filters, index]);
  return (
    <Flex vertical gap={16}>
      <Form
        layout="inline"
        onFinish={(values: Filters) => {
          setFilters(values);
          setIndex(1);
        }}
      >
        {filterChoices.map(({ name, label, options }) => (
          <Form.Item key={name} name={name} label={label}>
            <Select allowClear style={{ width: 140 }} options={[...options]} />
          </Form.Item>
        ))}
        <Form.Item name="keyword">
          <Input placeholder="产品或银行名称" allowClear />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
      </Form>
      <ProductCards products={page?.content} onConsult={setAsked} />
      <Pagination
        align="center"
        current={index}
        pageSize={8}
        total={page?.page.total ?? 0}
        showSizeChanger={false}
        onChange={setIndex}
      />
      <ConsultDialog product={asked} onClose={() => setAsked(undefined)} />
    </Flex>
  );
}
