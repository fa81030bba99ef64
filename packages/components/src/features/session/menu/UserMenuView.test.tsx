import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { UserMenuView } from './UserMenuView.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const ignore = () => undefined;

it.each([
  ['/files/me.png', 'https://huiqi.example.org/files/me.png'],
  ['https://pictures.example.org/me.png', 'https://pictures.example.org/me.png'],
])('the picture %s of the user is loaded from %s', (logo, src) => {
  const client = createMockClient({}, { baseUrl: 'https://huiqi.example.org' });
  // Drawn only: a picture that cannot be loaded gives way to the first character of the name.
  const markup = renderToStaticMarkup(
    <HuiqiProvider client={client}>
      <UserMenuView
        user={{ ...user, logo }}
        centerHref="#centre"
        onChangePassword={ignore}
        onLogout={ignore}
      />
    </HuiqiProvider>,
  );
  expect(/ src="([^"]*)"/.exec(markup)?.[1]).toBe(src);
});
