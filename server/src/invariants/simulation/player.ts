import fc from 'fast-check'
import { type Coverage, meet } from './coverage.ts'
import { type ActName, histories, play } from './history.ts'
import { openStage, type Stage } from './stage.ts'

/** Plays one history after another on one database, until one fails: then it takes another. */
export type Player = {
  /**
   * Plays the history of a seed and, when something does not hold, looks for a shorter one that shows it.
   * @param options.without acts that were added after the seed was recorded
   * @returns how many steps it took, and what did not hold, with the history
   */
  play(
    seed: number,
    options?: { shrinks?: boolean; without?: readonly ActName[] },
  ): Promise<{ steps: number; fault: string | null }>
  leave(): Promise<void>
}

/** `coverage` counts the events of its histories; `open` returns another database. */
type Made = { open?: () => Promise<Stage>; coverage?: Coverage }

const stepsOfHistory = 60

export function player({ open = openStage, coverage }: Made = {}): Player {
  let stage: Stage | null = null
  const leave = async () => {
    await stage?.close()
    stage = null
  }
  const playSeed: Player['play'] = async (seed, { shrinks = true, without = [] } = {}) => {
    let steps = 0
    const story = fc.asyncProperty(histories(stepsOfHistory, without), async (commands) => {
      if (stage?.isSpoilt) await leave()
      stage ??= await open()
      stage.isSpoilt = true
      const played = await play(stage, commands)
      steps += played.steps
      if (coverage) meet(coverage, played.met)
      stage.isSpoilt = false
    })
    const fault = await fc.assert(story, { seed, numRuns: 1, unbiased: true, endOnFailure: !shrinks }).then(
      () => null,
      (error: unknown) => reportOf(error),
    )
    return { steps, fault }
  }
  return { play: playSeed, leave }
}

/** The history, and what did not hold in it. */
const reportOf = (error: unknown) =>
  error instanceof Error
    ? `${error.message}\n${error.cause instanceof Error ? error.cause.stack : ''}`
    : `${error}`
