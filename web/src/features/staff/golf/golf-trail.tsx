import { useInfiniteQuery } from '@tanstack/react-query'
import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { rich, useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './golf.module.css'
import { useTrailQuery, type Watched } from './trail-query.ts'
import { useChangeWords } from './use-change-words.ts'

/** Who changed what of a course or an offer, the latest first. */
export function GolfTrail({ watched }: { watched: Watched }) {
  const t = useT('staff-golf')
  const more = useT('staff')
  const ui = useT('ui')
  const words = useChangeWords()
  const list = useInfiniteQuery(useTrailQuery(watched))
  const lines = list.data?.pages.flat()
  return (
    <section className={styles.trail}>
      <h2 className={styles.heading}>{t('trail.title')}</h2>
      <Loaded
        query={{ ...list, data: lines }}
        skeleton={<Skeleton lines={4} />}
        empty={<p className={styles.muted}>{t('trail.empty')}</p>}
      >
        {(changes) => (
          <ol className={styles.lines}>
            {changes.map((change) => (
              <li key={change.id} className={styles.line}>
                <span className={styles.muted}>
                  {formatHistoryTime(change.at)} ·&nbsp;{change.who}
                </span>
                <span>
                  {ui('named', {
                    name: `${t(`trail.subject.${change.subject}`)} ${t(`trail.act.${change.act}`)}`,
                    value: words.name(change),
                  })}
                </span>
                {change.fields.map(({ field, from, to }) => (
                  <span key={field} className={styles.field}>
                    {rich(ui('named'), {
                      name: words.field(field),
                      value: (
                        <>
                          {from !== '' && <del>{words.value(from, field)}</del>}{' '}
                          {to !== '' && <ins>{words.value(to, field)}</ins>}
                        </>
                      ),
                    })}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {list.hasNextPage && (
        <Button
          look="second"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {more('more')}
        </Button>
      )}
    </section>
  )
}
