import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { languages } from './looks.ts'
import type { Visit } from './visits.ts'

const folder = join(import.meta.dirname, '../../../.tmp/walk')
const white = { r: 255, g: 255, b: 255 }
/** A sheet's columns and height: still legible when the whole sheet is viewed. */
const widest = 480
const tallest = 2000
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

/**
 * Puts the languages of a page that were looked at side by side, all four where none was left out, so that a person sees at once which of them breaks. A long page goes
 * on in further sheets.
 */
export async function writeSheets(shot: Omit<Shot, 'language'>): Promise<void> {
  const width = Math.min(shot.width, widest)
  const files = languages
    .map((language) => shotFile({ ...shot, language }))
    .filter((file) => existsSync(file))
  const pages = await Promise.all(
    files.map((file) => sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  )
  const sheets = join(folder, 'sheets', `${shot.theme}-${shot.width}`)
  mkdirSync(sheets, { recursive: true })
  const longest = Math.max(...pages.map(({ info }) => info.height))
  for (let top = 0; top < longest; top += tallest) {
    const cells = pages.map(({ data, info }, column) => ({
      data,
      left: column * (width + gap),
      height: Math.min(info.height - top, tallest),
    }))
    const parts = cells
      .filter(({ height }) => height > 0)
      .map(async ({ data, left, height }) => ({
        input: await sharp(data).extract({ left: 0, top, width, height }).toBuffer(),
        left,
        top: 0,
      }))
    const height = Math.min(longest - top, tallest)
    const size = {
      width: (width + gap) * pages.length - gap,
      height,
      channels: 3 as const,
      background: white,
    }
    await sharp({ create: size })
      .composite(await Promise.all(parts))
      .png({ palette: true })
      .toFile(join(sheets, `${nameOf({ ...shot, language: '' })}.${top / tallest + 1}.png`))
  }
}
