import { hash } from 'node:crypto'

/** A call that a page made in this process while it was rendered. */
export type OwnCall = { method: string; url: string; headers: object; payload?: string }
type Answer = { statusCode: number; body: string }

/** The calls of a rendered page, each with the hash of its answer, and the minute of the rendering. */
export type PageAnswers = {
  readonly minute: number
  readonly answers: readonly { readonly call: OwnCall; readonly hash: string }[]
}

/** Makes calls and records their answers. */
export type Recorder = {
  call(call: OwnCall): Promise<Answer>
  /** Everything recorded so far. */
  recorded(): PageAnswers
}

/** The whole minute of a time in milliseconds: what a page shows of the time of day changes on whole minutes. */
export const minuteOfTime = (ms: number) => Math.floor(ms / 60_000)

export function recordAnswers(inject: (call: OwnCall) => Promise<Answer>, now: number): Recorder {
  const answers: { call: OwnCall; hash: string }[] = []
  return {
    call: async (call) => {
      const answer = await inject(call)
      answers.push({ call, hash: hashOf(answer) })
      return answer
    },
    recorded: () => ({ minute: minuteOfTime(now), answers }),
  }
}

/**
 * Whether a page rendered now would be the same: its calls have the same answers, and the minute is the same. Asking
 * costs a tenth of rendering, and most changes of places are on days that a page does not show.
 */
export async function wouldBeSame(
  { minute, answers }: PageAnswers,
  inject: (call: OwnCall) => Promise<Answer>,
  now: number,
): Promise<boolean> {
  if (minute !== minuteOfTime(now)) return false
  const again = await Promise.all(answers.map(async (one) => hashOf(await inject(one.call)) === one.hash))
  return again.every(Boolean)
}

const hashOf = ({ statusCode, body }: Answer) => hash('sha1', `${statusCode} ${body}`, 'base64')
