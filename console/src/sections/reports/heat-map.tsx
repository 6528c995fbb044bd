import { Table } from '@mantine/core'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { writeShare } from './figures.ts'
import styles from './heat-map.module.css'

type Cell = DataOf<'GET /api/staff/reports/fill'>[number]

/** The share of places sold, by course and hour: the fuller the darker, the fullest course first. An hour without starts is empty. */
export function HeatMap({ rows }: { rows: readonly Cell[] }) {
  const t = useT('staff-reports')
  const hours = [...new Set(rows.map(({ hour }) => hour))].sort((one, other) => one - other)
  const courses = [...Map.groupBy(rows, ({ course_id }) => course_id)].toSorted(
    ([, one], [, other]) => shareOf(other) - shareOf(one),
  )
  return (
    <Table.ScrollContainer minWidth={0}>
      <table className={styles.map} aria-label={t('heatMap')}>
        <thead>
          <tr>
            <th scope="col">{t('by.course')}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}h
              </th>
            ))}
            <th scope="col">{t('column.all')}</th>
          </tr>
        </thead>
        <tbody>
          {courses.map(([id, cells]) => (
            <tr key={id}>
              <th scope="row">{cells[0]?.course}</th>
              {hours.map((hour) => (
                <Share key={hour} cells={cells.filter((cell) => cell.hour === hour)} />
              ))}
              <Share cells={cells} />
            </tr>
          ))}
        </tbody>
      </table>
    </Table.ScrollContainer>
  )
}

const shareOf = (cells: readonly Cell[]) =>
  cells.reduce((sum, { sold }) => sum + sold, 0) / cells.reduce((sum, { offered }) => sum + offered, 0)

function Share({ cells }: { cells: readonly Cell[] }) {
  const t = useT('staff-reports')
  const offered = cells.reduce((sum, cell) => sum + cell.offered, 0)
  const sold = cells.reduce((sum, cell) => sum + cell.sold, 0)
  if (offered === 0) return <td />
  const share = shareOf(cells)
  return (
    <td
      style={{ background: `color-mix(in srgb, var(--color-brand) ${share * 60}%, var(--color-wash))` }}
      title={t('soldOf', { sold, offered })}
    >
      {writeShare(share)}
    </td>
  )
}
