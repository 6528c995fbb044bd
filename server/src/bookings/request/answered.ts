/**
 * Thrown inside a transaction when the request was answered before: what this repeat has taken meanwhile is rolled
 * back, and the kept answer goes out again.
 */
export class Answered extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('this request was answered before')
    this.answer = answer
  }
}

/** Returns the stored answer of a repeated request instead of running it again, parsed by the call's own schema. */
export async function repeatable<Answer>(
  work: () => Promise<Answer>,
  read: (earlierAnswer: unknown) => Answer,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Answered) return read(error.answer)
    throw error
  }
}
