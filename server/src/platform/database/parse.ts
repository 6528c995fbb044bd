import pg from 'pg'

const { builtins } = pg.types
const int8Array: number = 1016
const parseStrings: (text: string) => (string | null)[] = pg.types.getTypeParser(int8Array, 'text')

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, wholeNumber],
  [int8Array, (text) => parseStrings(text).map((item) => (item === null ? null : wholeNumber(item)))],
  // sum(bigint) is numeric in SQL: money must stay a number
  [builtins.NUMERIC, (text) => (/^-?\d+$/.test(text) ? wholeNumber(text) : Number(text))],
  // a day is a day: a Date would move it at midnight of another time zone
  [builtins.DATE, (text) => text],
])

/**
 * How values of the database are converted: bigint and whole numerics as numbers, `date` as 'yyyy-mm-dd', timestamptz
 * as Date. Row types rely on it.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(id)
    return own ?? pg.types.getTypeParser(id, format)
  },
}

/** Reads a whole number. Throws beyond 2^53, where a number would silently become another one. */
function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
  return number
}
