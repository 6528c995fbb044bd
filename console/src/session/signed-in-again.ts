import { readStaffSession, type StaffSession } from './staff-session.ts'

/** The dialog for the password, while it is open. */
export type Question = {
  readonly id: number
  readonly email: string
  close(): void
}

const listeners = new Set<() => void>()
let question: Question | null = null
let answered: Promise<void> = Promise.resolve()
let stayed = ''

/**
 * Asks the staff member whose session has ended for the password, over the current page: one dialog at a time, however
 * many calls failed. Returns the new session of the same person, null without a new sign-in. After the dialog was
 * closed, background calls (`quiet`) do not open it again.
 */
export async function signedInAgain(
  { id, login }: Pick<StaffSession, 'id' | 'login'>,
  { quiet = false } = {},
): Promise<StaffSession | null> {
  const current = readStaffSession()
  if (current?.login === login && !(quiet && stayed === login)) {
    if (question === null) ask(current)
    await answered
    stayed = readStaffSession()?.login === login ? login : ''
  }
  const session = readStaffSession()
  return session?.id === id && session.login !== login ? session : null
}

function ask({ id, email }: Pick<StaffSession, 'id' | 'email'>): void {
  answered = new Promise((resolve) => {
    show({
      id,
      email,
      close() {
        show(null)
        resolve()
      },
    })
  })
}

function show(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentQuestion(): Question | null {
  return question
}
