import { expect, test } from '@playwright/test'
import { barriersOn, misnamedOn } from '../helpers/barriers.ts'
import { htmlLanguage, type Look, languages, looks, themes, turningLook, widths } from './looks.ts'
import { bringAll, walker } from './open-as.ts'
import { shotFile, writeSheets } from './sheets.ts'
import { troublesOf } from './troubles.ts'
import { untranslatedOn } from './untranslated.ts'
import { type Visit, visitsOf } from './visits.ts'
import { makeWorld, type World } from './world.ts'

/**
 * Every route of the product, opened once, language, width and theme turning, some of them measured for barriers.
 * `WALK=all` opens and measures each in every look instead, and leaves pictures and contact sheets in `.tmp/walk`.
 * `WALK_ONLY=<pattern of routes>` narrows either, `WALK_LOOK=<pattern>` the looks, each read as `bank7 390 kr`.
 */
const everything = process.env.WALK === 'all'
const only = new RegExp(process.env.WALK_ONLY ?? '')
const asked = new RegExp(process.env.WALK_LOOK ?? '')

/** Measuring takes longer than opening. Seven shares nothing with four languages and three widths: all come by. */
const measuredEvery = 7

/** Written in each language as a whole, or for the people who build: policies, the sample certificate, the pieces. */
const ownWords =
  /^\/(policy\/.*|wap\/(term-and-condition|rules-insurance|insurance-certificate)|design|message.*)$/

test.skip(({ hasTouch }) => !hasTouch, 'brings its own widths')

let world: World
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  world = await makeWorld(request)
  await request.dispose()
})

const chosen = (): [place: number, visit: Visit][] =>
  [...visitsOf(world).entries()].filter(([, { route }]) => only.test(route))

const lookName = ({ theme, width, language }: Look) => `${theme} ${width} ${language}`

const nameOf = ({ address }: Visit, { language, width, theme }: Look) =>
  `${address} (${language}, ${width}, ${theme})`

for (const language of languages) {
  test(`every route whose turn it is opens whole in ${language}`, async ({ browser, baseURL }) => {
    test.skip(everything)
    test.setTimeout(300_000)
    const walk = walker(browser, baseURL ?? '', world)
    for (const [place, visit] of chosen()) {
      const look = turningLook(place)
      if (look.language !== language) continue
      const { page, status, noise } = await walk.open(visit, look)
      expect.soft(status, nameOf(visit, look)).toBe(visit.status)
      const troubles = await troublesOf(page, htmlLanguage(language))
      const barriers = place % measuredEvery === 0 ? await barriersOn(page) : await misnamedOn(page)
      expect.soft([...noise, ...troubles, ...barriers], nameOf(visit, look)).toEqual([])
    }
    await walk.close()
  })
}

test('every word of a screen comes from the texts', async ({ browser, baseURL }) => {
  test.setTimeout(everything ? 1_800_000 : 300_000)
  const walk = walker(browser, baseURL ?? '', world)
  const look = { language: 'vi', marked: true, width: 390, theme: 'own' } as const
  for (const [place, visit] of chosen()) {
    if ((!everything && place % 6 !== 1) || ownWords.test(visit.address)) continue
    const find = async () => {
      const { page, data } = await walk.open(visit, look)
      return untranslatedOn(page, await data())
    }
    const found = await find()
    // A browser may let go of an answer before it is read here; a word of the code is found the second time too.
    expect.soft(found.length > 0 ? await find() : found, visit.address).toEqual([])
  }
  await walk.close()
})

for (const theme of everything ? themes : []) {
  for (const width of widths) {
    const here = looks.filter(
      (look) => look.theme === theme && look.width === width && asked.test(lookName(look)),
    )
    test(`every route in every language (${width} px, ${theme})`, async ({ browser, baseURL }) => {
      test.skip(here.length === 0)
      test.setTimeout(3_600_000)
      const walk = walker(browser, baseURL ?? '', world)
      for (const [place, visit] of chosen()) {
        for (const look of here) {
          const { page, status, noise } = await walk.open(visit, look)
          expect.soft(status, nameOf(visit, look)).toBe(visit.status)
          await bringAll(page)
          const troubles = await troublesOf(page, htmlLanguage(look.language))
          // Colours and structure are the same in every language, words are not.
          const barriers = look === here[0] ? await barriersOn(page) : await misnamedOn(page)
          expect.soft([...noise, ...troubles, ...barriers], nameOf(visit, look)).toEqual([])
          const { language } = look
          await page.screenshot({
            path: shotFile({ visit, place, width, theme, language }),
            fullPage: true,
            // a long page in full takes a busy machine a while
            timeout: 60_000,
          })
          // One that stays open goes on counting and drawing beside those that are measured.
          await page.goto('about:blank')
        }
        await writeSheets({ visit, place, width, theme })
      }
      await walk.close()
    })
  }
}
