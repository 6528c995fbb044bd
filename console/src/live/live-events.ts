/** One event of a server's stream: its name and what it carries, as text. */
export type LiveEvent = { readonly event: string; readonly data: string }

/**
 * Reads server-sent events out of pieces of text as they arrive: a piece may end anywhere, several lines of data are
 * one text, comments are left out. Give every piece to the same reader.
 */
export function eventReader(): (piece: string) => LiveEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  function take(line: string): LiveEvent | null {
    if (line === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return done
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }

  return (piece) => {
    const text = rest + piece
    // A carriage return at the very end may be the first half of a line's end.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.map(take).filter((one) => one !== null)
  }
}
