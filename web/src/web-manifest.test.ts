import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listAddresses } from '../../deploy/build-tools/list-addresses.ts'
import { routes } from './routes.ts'
import { themes } from './themes/themes.ts'

const publicFolder = join(import.meta.dirname, '../public')
const manifest = JSON.parse(readFileSync(join(publicFolder, 'site.webmanifest'), 'utf8'))
const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons

test('the installed app is named, opens home alone and wears the colour of the bar', () => {
  expect(manifest).toMatchObject({
    name: 'TeeViet',
    short_name: 'TeeViet',
    scope: '/',
    display: 'standalone',
  })
  expect([...listAddresses(routes)].map(({ path }) => path)).toContain(manifest.start_url)
  expect(manifest.theme_color).toBe(themes.default.barColor)
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/)
})

test.each(icons)('its icon $src is there, as large as it says', ({ src, sizes, type }) => {
  const picture = readFileSync(join(publicFolder, src))
  if (type === 'image/svg+xml') return expect(picture.toString()).toContain('<svg')
  // A PNG has its width and height in the first chunk after its signature.
  expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
})

test('a phone finds the sizes it installs with, one of them to be cut to a shape', () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('a browser that asks for /favicon.ico finds an icon of three sizes', () => {
  const icon = readFileSync(join(publicFolder, 'favicon.ico'))
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((place) => icon.readUInt8(6 + 16 * place))).toEqual([16, 32, 48])
})
