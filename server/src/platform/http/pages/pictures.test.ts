import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { App } from '../app.ts'
import { registerPictures } from './pictures.ts'

const app = Fastify() as unknown as App
app.decorateReply('callNotFound', function () {
  return this.status(404).send()
})
registerPictures(app)

it('returns a drawn scene as shapes and as pixels, both cacheable for good', async () => {
  const [svg, webp] = await Promise.all(
    ['svg', 'webp'].map((form) => app.inject(`/pictures/scenes/dong-nai/green.${form}?light=dusk`)),
  )
  expect(svg?.headers['content-type']).toBe('image/svg+xml')
  expect(webp?.headers['content-type']).toBe('image/webp')
  expect(webp?.headers['cache-control']).toBe(svg?.headers['cache-control'])
  expect(await sharp(webp?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 })
})

it('has no picture which is not drawn', async () => {
  expect((await app.inject('/pictures/scenes/dong-nai/kitchen.webp')).statusCode).toBe(404)
})
