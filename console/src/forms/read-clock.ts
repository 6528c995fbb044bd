/** Reads a clock time as people type it: 6:30, 06.30, 0630, 6h30 or 18; null while it is none. 24:00 ends a day. */
export function readClock(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/i.exec(text.trim())
  if (!parts) return null
  const [, hours = '', minutes = '00'] = parts
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return clock === '24:00' || (Number(hours) < 24 && Number(minutes) < 60) ? clock : null
}
