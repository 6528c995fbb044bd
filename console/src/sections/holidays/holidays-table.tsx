import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { weekdayBehind } from '@teeviet/contract/rules/time/spoken-dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { ChangedDays } from './changed-days.tsx'

type Holiday = DataOf<'GET /api/staff/holidays'>[number]

const call = 'POST /api/staff/holidays/remove'

/** The holidays in order; an announced one from today on can be removed. */
export function HolidaysTable({ holidays }: { holidays: readonly Holiday[] }) {
  const t = useT('staff-holidays')
  const language = useLanguage()
  const act = useAct()
  const today = dayOf(serverNow())

  async function remove({ day }: Holiday) {
    const span = { date_from: day, date_to: day }
    const changed = await act.send('POST /api/staff/holidays/preview', { ...span, is_removed: 1 })
    if (!changed) return
    const isSure = await confirm({
      title: t('removeTitle'),
      message: <ChangedDays days={changed} />,
      confirm: t('confirmRemove'),
      cancel: t('back'),
      danger: true,
    })
    if (isSure) await act.send(call, span, ({ repriced }) => t('saved', { n: repriced }))
  }

  const headers = { day: t('day'), name: t('name'), terms: t('terms'), by: t('by'), remove: t('remove') }
  const columns = columnsOf<Holiday, keyof typeof headers>((id) => headers[id], {
    day: ({ day }) => `${formatDay(day)}${weekdayBehind(day, language)}`,
    name: ({ law, name }) => (law === null ? name : t(`law.${law}`)),
    terms: ({ is_tet }) => t(is_tet ? 'ofTet' : 'ofHolidays'),
    by: ({ by, is_announced }) => (is_announced ? by : t('byLaw')),
    remove: (holiday) =>
      holiday.is_announced && holiday.day >= today ? (
        <Button call={call} look="quiet" busy={act.busy} onClick={() => remove(holiday)}>
          {t('remove')}
        </Button>
      ) : null,
  })
  return (
    <>
      <Problem>{act.problem}</Problem>
      <DataTable
        label={t('list')}
        rows={holidays}
        columns={columns}
        idOf={(one) => one.day}
        cards="labelled"
      />
    </>
  )
}
