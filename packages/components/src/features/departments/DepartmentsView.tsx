import type { DepartmentUser } from '@huiqi/sdk';
import { useRef, type ReactNode } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { fillCopy } from '../../provider/copy.js';
import { Avatar } from '../../ui/Avatar/Avatar.js';
import { Button } from '../../ui/Button/Button.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useDepartmentsCopy } from './copy.js';
import * as css from './DepartmentsView.css.js';
import { useFocusWhenShown } from './useFocusWhenShown.js';

export interface DepartmentsViewProps {
  readonly tree: ReactNode;
  /** Whether the viewer has chosen a department: on a phone its people are shown instead of the tree. */
  readonly isChosen: boolean;
  /** Shows the tree again on a phone. */
  readonly onBack: () => void;
  /** Name of the department whose people are shown. */
  readonly name: string | undefined;
  /** Its people; undefined without one. */
  readonly people: DataStateValue<readonly DepartmentUser[]> | undefined;
}

/** Departments on the left, the people of one on the right; on a phone one after the other. */
export function DepartmentsView(props: DepartmentsViewProps) {
  const { tree, isChosen, onBack, name, people } = props;
  const copy = useDepartmentsCopy();
  const back = useRef<HTMLButtonElement>(null);
  useFocusWhenShown(back, isChosen);
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <div className={isChosen ? css.chosen : css.page}>
        <div className={css.departments}>
          <Section title={copy.departments}>
            <div className={css.scroller}>{tree}</div>
          </Section>
        </div>
        <div className={css.people}>
          <div className={css.back}>
            <Button ref={back} variant="text" icon="chevronLeft" onClick={onBack}>
              {copy.all}
            </Button>
          </div>
          <Section
            title={name ?? copy.people}
            description={
              people?.status === 'ready'
                ? fillCopy(copy.count, { n: people.data.length })
                : undefined
            }
          >
            {people === undefined ? (
              <Empty title={copy.choose} description={copy.chooseHint} />
            ) : (
              <DataState
                state={people}
                loading={<Skeleton preset="lines" rows={6} />}
                empty={<Empty title={copy.nobody} description={copy.nobodyHint} />}
              >
                {(rows) => (
                  <ul className={css.list} aria-label={copy.people}>
                    {rows.map(({ id, name: person, phone }) => (
                      <li key={id} className={css.person}>
                        <Avatar name={person} />
                        <span>
                          <b className={css.name}>{person}</b>
                          <span className={css.phone}>{phone ?? copy.noPhone}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </DataState>
            )}
          </Section>
        </div>
      </div>
    </>
  );
}
