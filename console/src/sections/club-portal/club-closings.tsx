import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { List } from '../../lists/list.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { spanText } from '../closing/span-fields.tsx'
import { CloseForm } from './close-form.tsx'

type ClubClosing = DataOf<'GET /api/club/closings'>[number]

/** What is closed of a course's coming tee times, and the form that closes more. */
export function ClubClosings({ course }: { course: number }) {
  const t = useT('club')
  const query = useRead('GET /api/club/closings', { facility_id: course })
  return (
    <>
      <CloseForm course={course} />
      <List query={query} empty={t('portal.closings.empty')}>
        {(closing) => <ClosingRow key={closing.id} closing={closing} />}
      </List>
    </>
  )
}

function ClosingRow({ closing }: { closing: ClubClosing }) {
  const t = useT('club')
  const golf = useT('staff-golf')
  const act = useAct()
  const { id, reason, note, tee_times, is_own } = closing
  const span = spanText(closing)
  return (
    <article className={styles.item} aria-label={span}>
      <div className={styles.head}>
        <strong>{span}</strong>
        <span>{t('portal.closings.teeTimes', { n: tee_times })}</span>
      </div>
      <p>{note === '' ? golf(`reason.${reason}`) : `${golf(`reason.${reason}`)}: ${note}`}</p>
      {is_own ? (
        <div className={styles.buttons}>
          <Button
            call="POST /api/club/closings/:id/lift"
            look="second"
            busy={act.busy}
            onClick={() =>
              act.send('POST /api/club/closings/:id/lift', { id }, ({ changed }) =>
                golf('sheet.openedNow', { n: changed }),
              )
            }
          >
            {t('portal.closings.lift')}
          </Button>
        </div>
      ) : (
        <p className={styles.muted}>{t('portal.closings.operators')}</p>
      )}
      <Problem>{act.problem}</Problem>
    </article>
  )
}
