import type { PriceList } from '#api/queries/price-table.ts'

type PriceCourse = PriceList[number]
type PriceItem = PriceCourse['list_normal'][number]

type PriceGroup = 'normal' | 'weekend'

/** A line of the table. `groupSpan` is how many lines its group's cell covers, 0 where a cell above covers it. */
export type PriceRow = {
  readonly key: string
  readonly group: PriceGroup
  readonly groupSpan: number
  readonly from: string
  readonly to: string
  /** Whether the line above is of the same group and time range. */
  readonly isTimeRepeated: boolean
  readonly customers: readonly string[]
  /** In VND; null where staff name it. */
  readonly price: number | null
  readonly holes: number
}

/** The lines of one facility's merged cell. */
export type PriceBlock = {
  readonly key: string
  readonly facility: string
  readonly rows: readonly PriceRow[]
}

/**
 * The table's lines, weekdays before weekends, with the cells to merge: consecutive lines of one facility share its
 * cell, and within it those of one group share theirs. With a customer type only the lines that are for it; a
 * facility without any is left out.
 */
export function priceBlocks(list: PriceList, customer: string | null): PriceBlock[] {
  const blocks: { facility: string; courses: PriceCourse[] }[] = []
  for (const course of list) {
    const last = blocks.at(-1)
    if (last?.facility === course.facility_name) last.courses.push(course)
    else blocks.push({ facility: course.facility_name, courses: [course] })
  }
  return blocks.flatMap(({ facility, courses }, place) => {
    const rows = mergeGroups(courses.flatMap((course) => linesOf(course, customer)))
    return rows.length === 0 ? [] : [{ key: `${place} ${facility}`, facility, rows }]
  })
}

type Line = Omit<PriceRow, 'groupSpan' | 'isTimeRepeated'>

function linesOf(course: PriceCourse, customer: string | null): Line[] {
  const line = (group: PriceGroup) => (item: PriceItem) => ({
    key: `${course.facility_id} ${group} ${item.id}`,
    group,
    from: hoursAndMinutes(item.time_start),
    to: hoursAndMinutes(item.time_end),
    customers: item.customers.map(({ name }) => name),
    price: item.price > 0 ? item.price : null,
    holes: item.number_hole,
  })
  return [...course.list_normal.map(line('normal')), ...course.list_weeken.map(line('weekend'))].filter(
    ({ customers }) => customer === null || customers.includes(customer),
  )
}

function mergeGroups(lines: readonly Line[]): PriceRow[] {
  const spans = runLengths(lines.map(({ group }) => group))
  return lines.map((line, place) => {
    const above = spans[place] === 0 ? lines[place - 1] : undefined
    return {
      ...line,
      groupSpan: spans[place] ?? 1,
      isTimeRepeated: above?.from === line.from && above.to === line.to,
    }
  })
}

/** For each value how many equal ones begin with it; 0 for those that go on with the one before. */
export function runLengths<Value>(values: readonly Value[]): number[] {
  const lengths = values.map(() => 0)
  let first = 0
  values.forEach((value, place) => {
    if (place > 0 && value !== values[place - 1]) first = place
    lengths[first] = (lengths[first] ?? 0) + 1
  })
  return lengths
}

/** `06:00` of times as they are sent: with seconds, or with something after a comma. */
export function hoursAndMinutes(time: string): string {
  const [, hours = '', minutes] = /^\s*(\d{1,2}):(\d{2})/.exec(time) ?? []
  return minutes === undefined ? (time.split(',')[0] ?? '').trim() : `${hours.padStart(2, '0')}:${minutes}`
}

/** The customer types of the table, each once, in the order they first appear. */
export function customerTypes(list: PriceList): string[] {
  const items = list.flatMap((course) => [...course.list_normal, ...course.list_weeken])
  return [...new Set(items.flatMap(({ customers }) => customers.map(({ name }) => name)))]
}
