/** A made-up player as the specification, point 3, prints one. Only the cover is ever sold: no hotel, flight, meal or car. */
export type SamplePlayer = {
  readonly fullname: string
  readonly hio_100: boolean
  readonly hio_200: boolean
  readonly package: Readonly<
    Record<'hotel' | 'plane_ticket' | 'food' | 'car' | 'hio_100' | 'hio_200', boolean>
  >
}

function samplePlayer(fullname: string, cover: 'hio_100' | 'hio_200' | null): SamplePlayer {
  const hio = { hio_100: cover === 'hio_100', hio_200: cover === 'hio_200' }
  return {
    fullname,
    ...hio,
    package: { hotel: false, plane_ticket: false, food: false, car: false, ...hio },
  }
}

/** The players of the sample certificate. */
export const samplePlayers: readonly [SamplePlayer, ...SamplePlayer[]] = [
  samplePlayer('Nguyễn Văn Mẫu', 'hio_100'),
  samplePlayer('Trần Thị Mẫu', 'hio_200'),
  samplePlayer('Lê Văn Mẫu', null),
  samplePlayer('Phạm Thị Mẫu', null),
]

/** The package a sample player holds: its name, price and cover in VND; none without a flag. */
export function packageOf({ package: { hio_100, hio_200 } }: SamplePlayer) {
  if (hio_200) return { name: 'D200', premium: 200_000, cover: 200_000_000 }
  if (hio_100) return { name: 'D100', premium: 100_000, cover: 100_000_000 }
  return null
}
