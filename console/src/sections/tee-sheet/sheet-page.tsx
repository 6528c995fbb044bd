import { useQuery } from '@tanstack/react-query'
import { dayOf, isDay } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import type { DataOf } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/golf.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { serverNow } from '../../live/server-clock.ts'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { neighbourOf } from '../queue/neighbour.ts'
import { FillDays } from './fill-days.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import type { SheetSearch } from './sheet-search.ts'
import { SheetTable } from './sheet-table.tsx'
import { SpanForm } from './span-form.tsx'
import { TeeTimePanel } from './tee-time-panel.tsx'

export type StaffTeeTime = DataOf<'GET /api/staff/tee-sheet'>['tee_times'][number]

/** The tee sheet of a course and a day: what is sold, held and left, and what sales may change about it. */
export function SheetPage({
  search,
  onSearch,
}: {
  search: SheetSearch
  onSearch: (change: SheetSearch) => void
}) {
  const t = useT('staff-golf')
  const staff = useStaff()
  const { facility, holes, id } = search
  const day = search.day !== undefined && isDay(search.day) ? search.day : dayOf(serverNow())
  const query = useQuery({
    ...staffQuery(staff, 'GET /api/staff/tee-sheet', { facility_id: facility ?? 0, day }),
    enabled: facility !== undefined,
  })
  const mayChange = useMayCall()('POST /api/staff/tee-sheet/places')
  const all = query.data?.tee_times ?? []
  const teeTimes = all.filter(({ number_hole }) => holes === undefined || number_hole === holes)
  const open = teeTimes.find((teeTime) => teeTime.id === id)

  useKeyboard((command: Command) => {
    if (command.kind === 'next' || command.kind === 'previous') {
      const next = neighbourOf(teeTimes, id, command.kind === 'next' ? 1 : -1)
      if (next !== undefined) onSearch({ id: next })
      return next !== undefined
    }
    if (command.kind !== 'close' || id === undefined) return false
    onSearch({ id: undefined })
    return true
  })

  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('sheet.title')}</h1>
      <SheetBar search={{ ...search, day }} teeTimes={all} onSearch={onSearch} />
      {facility === undefined ? (
        <p className={styles.empty}>{t('sheet.choose')}</p>
      ) : (
        <Loaded
          query={query}
          skeleton={<Skeleton lines={12} />}
          isEmpty={(sheet) => sheet.tee_times.length === 0}
          empty={
            <div className={styles.empty}>
              <p>{t('sheet.empty')}</p>
              {mayChange && query.data && <FillDays facility={facility} until={query.data.filled_until} />}
            </div>
          }
        >
          {(sheet) => (
            <div className={clsx(styles.split, styles.sheet)}>
              <div className={styles.form}>
                <SheetFigures teeTimes={teeTimes} />
                <SheetTable teeTimes={teeTimes} open={id} onOpen={(chosen) => onSearch({ id: chosen })} />
                {mayChange && <FillDays facility={facility} until={sheet.filled_until} />}
              </div>
              <div className={clsx(styles.form, styles.beside)}>
                {open && (
                  <TeeTimePanel
                    key={open.id}
                    teeTime={open}
                    facility={facility}
                    day={day}
                    mayChange={mayChange}
                    onClose={() => onSearch({ id: undefined })}
                  />
                )}
                {mayChange && (
                  <SpanForm key={`${facility} ${day}`} facility={facility} day={day} teeTimes={teeTimes} />
                )}
              </div>
            </div>
          )}
        </Loaded>
      )}
    </section>
  )
}
