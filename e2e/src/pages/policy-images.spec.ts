import { expect, test } from '@playwright/test'
import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('a page shows the pictures of its kind one below the other; an unknown kind leads home', async ({
  request,
}) => {
  for (const address of ['/wap/image', '/wap/image?type=menu']) {
    const answer = await request.get(address)
    expect(new URL(answer.url()).pathname, address).toBe('/wap')
  }
  for (const type of policyImageTypes) {
    const answer = await request.get(`/wap/image?type=${type}`)
    expect(answer.url()).toContain(`/wap/image?type=${type}`)
    const pictures = [...(await answer.text()).matchAll(/<img[^>]* alt="([^"]+), hình (\d+)\/(\d+)"/g)]
    expect(pictures.length, type).toBeGreaterThan(0)
    const title = t('policies', `imagesOf.${type}`)
    expect(await answer.text(), `${type}: the terms`).toMatch(/<section aria-labelledby=[^>]*><h2[^>]*>1\. /)
    expect(pictures.map(([, ...words]) => words)).toEqual(
      pictures.map((_, place) => [title, String(place + 1), String(pictures.length)]),
    )
  }
})
