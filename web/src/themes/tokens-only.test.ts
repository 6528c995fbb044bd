import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!["'`\w]*\/)|\b(?:rgba?|hsla?)\(/i

it('colours are written in the themes and nowhere else', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:css|tsx)$/.test(file) && !file.startsWith('themes'),
  )
  const offenders = files.filter((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .some((line) => colour.test(line.replaceAll(/(?:url\([^)]*\)|(?:href|hash)=\{?"[^"]*"\}?)/g, ''))),
  )
  expect(offenders).toEqual([])
})
