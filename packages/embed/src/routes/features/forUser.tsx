import type { ScreenProps } from '@huiqi/components/provider';
import { UserGate } from '@huiqi/components/session';
import type { ComponentType, FunctionComponent } from 'react';

/** A screen for users, where no guard of the site precedes it: visitors are sent to the login. */
export function forUser<Paths extends object>(
  Screen: ComponentType<ScreenProps<Paths>>,
): FunctionComponent<ScreenProps<Paths>> {
  return function UserScreen(props) {
    return (
      <UserGate onLogin={props.onLogin}>
        <Screen {...props} />
      </UserGate>
    );
  };
}
