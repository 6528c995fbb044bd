/** Runs `once` repeatedly and concurrently for a time; returns the rate per second. */
export async function ratePerSecond(
  sides: number,
  seconds: number,
  once: (side: number, turn: number) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  const until = start + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: sides }, async (_, side) => {
      for (let turn = side; performance.now() < until; turn += sides) {
        await once(side, turn)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - start) / 1000)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
