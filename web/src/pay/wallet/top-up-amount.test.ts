import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { suggestedAmounts, topUpProblem } from './top-up-amount.ts'

it('suggests the usual amounts before anything is typed', () => {
  expect(suggestedAmounts(undefined)).toEqual([150_000, 1_500_000, 15_000_000, 150_000_000])
})

it.each([
  [5, [50_000, 500_000, 5_000_000, 50_000_000]],
  [25, [250_000, 2_500_000, 25_000_000, 250_000_000]],
  [150_000, [150_000, 1_500_000, 15_000_000, 150_000_000]],
  [149_999, [1_499_990, 14_999_900, 149_999_000, 1_499_990_000]],
  [300_000_000, [300_000_000]],
  [2_000_000_000, [2_000_000_000]],
  [2_000_000_001, []],
])(
  'suggests for the digits %i powers of ten between 50.000đ and 2.000.000.000đ, at most four, and never what is too little as it is typed',
  (typed, amounts) => {
    expect(suggestedAmounts(typed)).toEqual(amounts)
  },
)

it.each([
  [undefined, 'empty'],
  [0, 'minimum'],
  [149_999, 'minimum'],
  [150_000, null],
  [2_000_000_000, null],
  [2_000_000_001, 'maximum'],
  [-1, 'minimum'],
  [Number.NaN, 'minimum'],
  [150_000.5, 'minimum'],
  [1e300, 'maximum'],
] as const)('judges %s as %s', (amount, problem) => {
  expect(topUpProblem(amount)).toBe(problem)
})

it('ends for any number that an address can carry, of either sign, whole or not', async () => {
  const sizes = Array.from({ length: 640 }, (_, place) => 10 ** (place - 330))
  const numbers = sizes.flatMap((size) => [size, -size, Math.round(size), -Math.round(size), 7.3 * size])
  const suggested = await suggestedInThread([...numbers, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
  for (const amounts of suggested) {
    expect(amounts.length).toBeLessThanOrEqual(4)
    for (const amount of amounts) expect(amount).toSatisfy(Number.isSafeInteger)
  }
})

/** The suggestions, made in a thread that can be ended: a loop without an end then fails its test and not the whole run. */
async function suggestedInThread(typed: readonly number[]): Promise<readonly number[][]> {
  const work = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ suggestedAmounts }) => parentPort.postMessage(workerData.typed.map(suggestedAmounts)))`
  const module = new URL('./top-up-amount.ts', import.meta.url).href
  const thread = new Worker(work, { eval: true, workerData: { module, typed } })
  onTestFinished(async () => {
    await thread.terminate()
  })
  const [suggested] = await once(thread, 'message')
  return suggested
}

it.each([-1, -150_000, Number.NaN, Number.NEGATIVE_INFINITY, 0.5])(
  'suggests the usual amounts for %s, which no user can type',
  (typed) => {
    expect(suggestedAmounts(typed)).toEqual([150_000, 1_500_000, 15_000_000, 150_000_000])
  },
)
