import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { Bars, tones } from '../reports/bars.tsx'
import { shortDay, writeDay } from '../reports/figures.ts'
import { FillView } from '../reports/fill-report.tsx'
import { PeriodFields } from '../reports/report-filters.tsx'
import type { Period } from '../reports/report-search.ts'
import { figure, type ReportColumn, ReportView, word } from '../reports/report-view.tsx'

const roundsCall = 'GET /api/club/reports/rounds'
type Row = DataOf<typeof roundsCall>[number]

type ClubReportProps = { course: number; period: Period; onChange: (period: Period) => void }

/** What was sold at a course of the club on each day of play, what the club gets of it, and how full its hours were. */
export function ClubReport({ course: facility_id, period, onChange }: ClubReportProps) {
  const t = useT('staff-reports')
  const rounds = useRead(roundsCall, { facility_id, ...period })
  const fill = useRead('GET /api/club/reports/fill', { facility_id, ...period })
  const columns: ReportColumn<Row>[] = [
    word(t('by.day'), ({ day }) => day, writeDay),
    figure(t('column.bookings'), ({ bookings }) => bookings),
    figure(t('column.players'), ({ players }) => players),
    figure(t('column.noShows'), ({ no_shows }) => no_shows),
    figure(t('column.clubShare'), ({ amount }) => amount, formatMoney),
  ]
  return (
    <>
      <div className={styles.bar}>
        <PeriodFields period={period} onChange={onChange} />
      </div>
      <h2>{t('tab.rounds')}</h2>
      <ReportView name="rounds" query={rounds} columns={columns}>
        {(rows) => (
          <Bars
            data={rows.map((row) => ({ ...row, key: shortDay(row.day) }))}
            dataKey="key"
            series={[{ name: 'players', label: t('column.players'), color: tones.main }]}
          />
        )}
      </ReportView>
      <h2>{t('tab.fill')}</h2>
      <FillView query={fill} />
    </>
  )
}
