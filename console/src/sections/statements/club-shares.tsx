import { NumberInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { Form } from '../../forms/form.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useAct } from '../../forms/use-act.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Problem } from '../../kit/problem.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The share a club gets of its rounds, by the first day it holds for, and the form that sets another. */
export function ClubShares({ course }: { course: number }) {
  const t = useT('staff-statement')
  const query = useRead('GET /api/staff/club_shares', { facility_id: course })
  const act = useAct()
  const today = dayOf(serverNow())
  return (
    <section className={styles.panel} aria-label={t('share.title')}>
      <h3>{t('share.title')}</h3>
      <Loaded query={query} lines={2}>
        {({ default_percent, shares }) => (
          <ul className={styles.rows}>
            {shares.map(({ starts_on, share_percent, set_by }) => (
              <li key={starts_on} className={styles.row}>
                {t('share.from', { percent: share_percent, day: formatDay(starts_on), name: set_by })}
                {starts_on > today && (
                  <Button
                    call="POST /api/staff/club_shares/remove"
                    look="quiet"
                    busy={act.busy}
                    onClick={() =>
                      act.send('POST /api/staff/club_shares/remove', { facility_id: course, starts_on })
                    }
                  >
                    {t('share.remove')}
                  </Button>
                )}
              </li>
            ))}
            <li className={clsx(styles.row, styles.muted)}>
              {t('share.default', { percent: default_percent })}
            </li>
          </ul>
        )}
      </Loaded>
      <Problem>{act.problem}</Problem>
      <IfMayCall call="POST /api/staff/club_shares">
        <ShareForm course={course} firstDay={addDays(today, 1)} />
      </IfMayCall>
    </section>
  )
}

function ShareForm({ course, firstDay }: { course: number; firstDay: Day }) {
  const t = useT('staff-statement')
  const form = useDraft<{ starts_on: Day; percent: number | string }>(
    () => ({ starts_on: firstDay, percent: '' }),
    { check: (typed) => missingOf(typed, ['starts_on', 'percent']) },
  )
  async function set({ starts_on, percent }: { starts_on: Day; percent: number | string }) {
    const wanted = { facility_id: course, starts_on, share_percent: Number(percent) }
    const done = await form.send('POST /api/staff/club_shares', wanted, t('share.saved'))
    if (done) form.reset()
    return done
  }
  return (
    <Form inline form={form} label={t('share.set')} onSend={set}>
      <NumberInput
        w={112}
        label={t('share.percent')}
        min={0}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('percent')}
      />
      <DayInput label={t('share.startsOn')} {...form.getInputProps('starts_on')} />
    </Form>
  )
}
