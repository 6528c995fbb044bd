import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { languages } from './looks.ts'
import type { Visit } from './visits.ts'

const folder = join(import.meta.dirname, '../../../.tmp/walk')
const white = { r: 255, g: 255, b: 255 }
const tallest = 2200
const gap = 8

export type Shot = { visit: Visit; place: number; width: number; theme: string; language: string }

const nameOf = ({ visit, place }: Shot) =>
  `${String(place).padStart(3, '0')}${visit.address
    .replace(/\?.*$/, '')
    .replaceAll('/', '-')
    .replaceAll(/[^\w-]/g, '_')}`

/** Where the picture of a page goes; kept out of the repository. */
export function shotFile(shot: Shot): string {
  return join(folder, 'shots', `${nameOf(shot)}.${shot.theme}.${shot.width}.${shot.language}.png`)
}

/** Puts the four languages of a page side by side, so that a person sees at once which of them breaks. */
export async function writeSheet(shot: Omit<Shot, 'language'>): Promise<void> {
  const width = Math.min(shot.width, 480)
  const cells = await Promise.all(
    languages.map(async (language) => {
      const picture = sharp(shotFile({ ...shot, language })).resize({ width })
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, tallest)
      const cut = await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer()
      return { input: cut, height }
    }),
  )
  const height = Math.max(...cells.map((cell) => cell.height))
  const sheets = join(folder, 'sheets', `${shot.theme}-${shot.width}`)
  mkdirSync(sheets, { recursive: true })
  const size = { width: (width + gap) * cells.length, height, channels: 3 as const, background: white }
  await sharp({ create: size })
    .composite(cells.map(({ input }, place) => ({ input, left: place * (width + gap), top: 0 })))
    .png({ palette: true })
    .toFile(join(sheets, `${nameOf({ ...shot, language: '' })}.png`))
}
