import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialogHeightPercent, mobilePx, priceTableHeightPx, tabletPx } from '@teeviet/contract/rules/limits'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

it('a dialog and the price table are as high as the limits say', () => {
  expect(read('ui/dialog/dialog.module.css')).toContain(`max-height: ${dialogHeightPercent}dvh`)
  expect(read('discover/prices/price-table.module.css')).toContain(`max-height: ${priceTableHeightPx}px`)
})

it('phones end and tablets end where the limits say, in all styles', () => {
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const edges = styles.flatMap((file) =>
    [...read(file).matchAll(/\((?:(min|max)-width: |width (<|>=) )(\d+)px\)/g)].map(([, kind, sign, px]) => ({
      file,
      // The first width of the wider side.
      from: Number(px) + (kind === 'max' ? 1 : 0),
      sign,
    })),
  )
  const near = (edge: number) => edges.filter(({ from }) => Math.abs(from - edge) <= 5)
  for (const edge of [mobilePx, tabletPx + 1]) {
    expect(near(edge).length).toBeGreaterThan(1)
    expect(near(edge).filter(({ from }) => from !== edge)).toEqual([])
  }
})
