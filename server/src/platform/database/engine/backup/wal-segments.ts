const segment = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.gz)?$/
// of the default size, 16 MB
const segmentsInLog = 0x100

/**
 * The number of a WAL segment, which goes on across timelines. Null for other files (history of a timeline).
 *
 * @param name of the segment in `pg_wal` or in the archive
 */
export function segmentNumber(name: string): number | null {
  const [, , log, part] = segment.exec(name) ?? []
  return log && part ? Number.parseInt(log, 16) * segmentsInLog + Number.parseInt(part, 16) : null
}

/** The first segment that is missing between the segment `from` and the last of the archive; null if none is. */
export function firstGap(archived: string[], from: number): number | null {
  const numbers = new Set(archived.map(segmentNumber).filter((number) => number !== null && number >= from))
  for (let number = from, left = numbers.size; left > 0; number += 1, left -= 1)
    if (!numbers.has(number)) return number
  return null
}
