import { BarChart, type BarChartProps } from '@mantine/charts'
import { writeShort } from './figures.ts'

/** The colours of a chart's two series. */
export const tones = { main: 'var(--color-brand)', second: 'var(--color-accent)' } as const

/** The most bars of a list of names: the table has them all. */
const mostNames = 20

/**
 * Bars over days, or beside names (`names`), the longest first in the order given. Readers of the screen have the
 * table.
 */
export function Bars({ names = false, data, ...chart }: BarChartProps & { names?: boolean }) {
  const shown = names ? data.slice(0, mostNames) : data
  const axis = { tickFormatter: writeShort }
  return (
    <div aria-hidden="true">
      <BarChart
        h={names ? shown.length * 32 + 60 : 260}
        data={shown}
        orientation={names ? 'vertical' : 'horizontal'}
        gridAxis={names ? 'y' : 'x'}
        xAxisProps={names ? axis : {}}
        yAxisProps={names ? { width: 150 } : { ...axis, width: 56 }}
        barChartProps={{ accessibilityLayer: false }}
        maxBarWidth={32}
        {...chart}
      />
    </div>
  )
}
