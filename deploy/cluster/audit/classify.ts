/** A statement as pg_stat_statements has it, without values. */
export type Executed = { text: string; calls: number }

/** Which keys a table has as columns. */
export type Table = { name: string; hasCourse: boolean; hasBooking: boolean }

/**
 * Where a statement would go if rows were distributed by course: to one node (`course`), to one node once the course of the
 * booking is known (`booking`), to every node (`all`), or to tables that every node has or that stay on one (`none`).
 */
export type Kind = 'course' | 'booking' | 'all' | 'none'

const names = /[a-z_][a-z0-9_]*/g

/** Decides by the text alone: a statement that names the column is taken to compare or write it. */
export function kindOf({ text }: Executed, tables: readonly Table[]): Kind {
  const words = new Set(text.toLowerCase().match(names))
  const touched = tables.filter(({ name }) => words.has(name))
  if (!touched.some(({ hasCourse, hasBooking }) => hasCourse || hasBooking)) return 'none'
  if (words.has('course_id')) return 'course'
  const isById =
    /\bb(ookings)?\.id\s*=|from bookings(?: b)?\s+where (?:b\.)?id\s*=|update bookings\b[\s\S]*\bwhere\s+id\s*=/i.test(
      text,
    )
  return words.has('booking_id') || words.has('bill_id') || isById ? 'booking' : 'all'
}

/** How many statements and calls of each kind there are. */
export function countKinds(statements: readonly Executed[], tables: readonly Table[]) {
  const kinds: Readonly<Record<Kind, Executed[]>> = { course: [], booking: [], all: [], none: [] }
  for (const statement of statements) kinds[kindOf(statement, tables)].push(statement)
  return kinds
}
