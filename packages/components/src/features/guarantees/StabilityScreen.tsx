import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { Board } from './GuaranteesView.js';
import { Guarantees } from './Guarantees.js';
import type { GuaranteePaths } from './paths.js';

export type StabilityScreenProps = ScreenProps<GuaranteePaths>;

const screenOf = (board: Board) =>
  function BoardScreen(props: StabilityScreenProps) {
    const { paths } = props;
    return (
      <Guarantees
        board={board}
        links={{
          stability: screenLink(props, paths.stability()),
          guarantees: screenLink(props, paths.guarantees()),
          bigScreen: screenLink(props, paths.bigScreen()),
        }}
      />
    );
  };

/** 六稳. */
export const StabilityScreen = screenOf('stability');
/** 六保. */
export const GuaranteesScreen = screenOf('guarantees');
