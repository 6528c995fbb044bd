import { useMemo } from 'react'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useT } from '#i18n/use-texts.tsx'
import { archipelagos } from './islands.ts'
import { type Box, labelPlaces } from './label-places.ts'
import styles from './map-land.module.css'
import { leastScale, type MapWindow, type Size, seenAt } from './map-window.ts'
import { namedPlaces } from './named-places.ts'
import { roadsPath } from './roads.gen.ts'
import { lakesPath, neighboursPath, riversPath, vietnamPath } from './vietnam.gen.ts'

/** Land, water, roads, towns and airports in a window of the map; names keep clear of what is `taken`. */
export function MapLand({ shown, size, taken }: { shown: MapWindow; size: Size; taken: readonly Box[] }) {
  const t = useT('search')
  const names = useLazyTexts('map')
  const scale = shown.k / leastScale(size)
  const places = useMemo(() => namedPlaces(names, scale), [names, scale])
  return (
    <svg className={styles.land} width={size.width} height={size.height} aria-hidden="true">
      <g transform={`translate(${shown.x} ${shown.y}) scale(${shown.k})`}>
        <path className={styles.neighbours} d={neighboursPath} />
        <path className={styles.vietnam} d={vietnamPath} />
        <path className={styles.river} d={riversPath} />
        <path className={styles.lake} d={lakesPath} />
        <path className={styles.roads} d={roadsPath} />
      </g>
      {archipelagos.map(({ name, label, islands }) => (
        <g key={name}>
          {islands.map((island) => {
            const [x, y] = seenAt(island, shown)
            return <circle key={island.join()} className={styles.island} cx={x} cy={y} r={2} />
          })}
          <text className={styles.sea} x={seenAt(label, shown)[0]} y={seenAt(label, shown)[1]}>
            {t(name)}
          </text>
        </g>
      ))}
      {labelPlaces(places, { shown, size, scale, taken }).map(
        ({ id, kind, name, seen: [x, y], side, textX }) => (
          <g key={id} transform={`translate(${x} ${y})`} className={styles[kind]} data-place={id}>
            {kind === 'town' && <circle r={2.5} />}
            {kind === 'airport' && <path d={plane} />}
            <text x={side === 'middle' ? 0 : textX - x} dy="0.35em" textAnchor={anchors[side]}>
              {name}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}

const anchors = { right: 'start', left: 'end', middle: 'middle' } as const

/** An aeroplane from above, 10 pixels high. */
const plane =
  'M0-5.5c.7 0 1 .8 1 1.6v2.4l4.2 2.6v1.3L1 1.1v2.6l1.3 1v1L0 5l-2.3.7v-1l1.3-1V1.1l-4.2 1.3V1.1L-1-1.5v-2.4c0-.8.3-1.6 1-1.6z'
