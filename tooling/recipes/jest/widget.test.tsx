import { expect, test } from '@jest/globals';
import { loadHuiqi } from '@huiqi/embed';
import { HuiqiWidget } from '@huiqi/embed/react';
import { installMockHuiqi } from '@huiqi/embed/testing';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';

const mock = installMockHuiqi();
const huiqi = loadHuiqi({ apiBase: 'https://huiqi.example' });
const fetchToken = () => ({ token: 'token-of-the-user' });

function Loans() {
  const [order, setOrder] = useState('');
  return (
    <>
      <HuiqiWidget
        huiqi={huiqi}
        feature="orders"
        fetchToken={fetchToken}
        onEvent={(event) => {
          if (event.type === 'huiqi-order-submitted') setOrder(`申请 ${event.detail.orderId}`);
        }}
      />
      <output>{order}</output>
    </>
  );
}

test('a page is tested without the platform', async () => {
  const { unmount } = render(<Loans />);
  const widget = await mock.widget();
  expect(widget.route()).toBe('/cIGNAOrderDetails');
  expect(await widget.requestToken()).toBe('token-of-the-user');
  widget.emit('huiqi-order-submitted', { orderId: '100001', orderStatus: null });
  expect((await screen.findByText('申请 100001')).tagName).toBe('OUTPUT');
  unmount();
  await Promise.resolve();
  expect(mock.widgets()).toEqual([]);
});

test('the element of plain pages is the same one', async () => {
  document.body.innerHTML = '<huiqi-app page-size="6" reference="visit-1"></huiqi-app>';
  const element = document.querySelector('huiqi-app')!;
  const widget = await mock.widget(element);
  expect(widget.options()).toEqual({ pageSize: 6, reference: 'visit-1' });
  expect(window.Huiqi).toBe(mock.huiqi);
});
