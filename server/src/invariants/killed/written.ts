import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writes } from './pause.ts'

const source = join(import.meta.dirname, '../..')

/** Statements that write, as these files (patterns) have them, each with its file; `?` for every value. */
export function writtenIn(files: readonly string[]): { file: string; text: string }[] {
  return globSync(files, { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      templatesOf(readFileSync(join(source, file), 'utf8'))
        .filter((text) => writes.test(text))
        .map((text) => ({ file, text })),
    )
}

/** A statement as it was sent, written like those of the source. */
export const plain = (sent: string) => oneLine(sent.replace(/\$\d+/g, '?'))

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The templates of the tag `q`, with a question mark for each value. */
function templatesOf(code: string): string[] {
  const found: string[] = []
  for (const { index, 0: tag } of code.matchAll(/\bq(<[^`;()]*>)?`/g)) {
    let text = ''
    let depth = 0
    for (let at = index + tag.length; depth > 0 || code[at] !== '`'; at += 1) {
      if (code.startsWith('${', at)) {
        if (depth === 0) text += '?'
        depth += 1
        at += 1
      } else if (depth > 0 && code[at] === '{') depth += 1
      else if (depth > 0 && code[at] === '}') depth -= 1
      else if (depth === 0) text += code[at]
    }
    found.push(oneLine(text))
  }
  return found
}
