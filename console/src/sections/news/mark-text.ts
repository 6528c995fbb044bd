/** The markup an editor button applies to the selected words. */
export const marks = ['heading', 'bold', 'list', 'link'] as const
export type Mark = (typeof marks)[number]

const around: Record<Mark, (chosen: string) => readonly [before: string, inner: string, after: string]> = {
  heading: (chosen) => ['<h2>', chosen, '</h2>\n'],
  bold: (chosen) => ['<strong>', chosen, '</strong>'],
  list: (chosen) => [
    '<ul>\n',
    chosen
      .split('\n')
      .map((line) => `<li>${line.trim()}</li>`)
      .join('\n'),
    '\n</ul>\n',
  ],
  link: (chosen) => ['<a href="https://">', chosen, '</a>'],
}

/** Text with the words between two positions marked up, and their new positions. */
export function markText(
  text: string,
  start: number,
  end: number,
  mark: Mark,
): { text: string; start: number; end: number } {
  const [before, inner, after] = around[mark](text.slice(start, end))
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inner.length,
  }
}
