import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import type { DataOf } from '../../api/call.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { List } from '../../lists/list.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { spanText } from '../closing/span-fields.tsx'
import { AllotmentForm } from './allotment-form.tsx'

type Allotment = DataOf<'GET /api/club/allotments'>[number]

/** The places of a course's tee times that are sold without asking the club, and the form that gives more. */
export function ClubAllotments({ course }: { course: number }) {
  const t = useT('club')
  const query = useRead('GET /api/club/allotments', { facility_id: course })
  return (
    <>
      <AllotmentForm course={course} known={query.data ?? []} />
      <List query={query} empty={t('portal.allotments.empty')}>
        {(allotment) => <AllotmentRow key={allotment.id} allotment={allotment} />}
      </List>
    </>
  )
}

function AllotmentRow({ allotment }: { allotment: Allotment }) {
  const t = useT('club')
  const language = useLanguage()
  const golf = useT('staff-golf')
  const act = useAct()
  const { id, places, day_kinds, release_hours, facility_id, day_from, day_to, time_from, time_to } =
    allotment
  const span = spanText(allotment)
  return (
    <article className={styles.item} aria-label={span}>
      <div className={styles.head}>
        <strong>{span}</strong>
        <span>{t('portal.allotments.placesOf', { n: places })}</span>
      </div>
      <p>
        {listOfNames(
          day_kinds.map((kind) => golf(`kind.${kind}`)),
          language,
        )}
      </p>
      <p className={styles.muted}>
        {release_hours === 0
          ? t('portal.allotments.toTheStart')
          : t('portal.allotments.release', { n: release_hours })}
      </p>
      <div className={styles.buttons}>
        <Button
          call="POST /api/club/allotments/:id/take-back"
          look="second"
          busy={act.busy}
          onClick={() =>
            act.send('POST /api/club/allotments/:id/take-back', { id }, () => ({
              text: t('portal.allotments.takenBack'),
              undo: undoBy('POST /api/club/allotments', {
                facility_id,
                day_from,
                day_to,
                time_from,
                time_to,
                day_kinds,
                places,
                release_hours,
              }),
            }))
          }
        >
          {t('portal.allotments.takeBack')}
        </Button>
      </div>
      <Problem>{act.problem}</Problem>
    </article>
  )
}
