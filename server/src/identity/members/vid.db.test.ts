import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { nameOfPlayer } from './vid.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const vga = 100_057

test.each([
  ['a guest by the typed name', { guest_name: 'Lê Khách', fullname: null, vga: null }, 'Lê Khách'],
  ['a guest whose name follows by none', { guest_name: '', fullname: null, vga: null }, ''],
  ['a member by the given name', { guest_name: null, fullname: ' Trần Hoa ', vga }, 'Trần Hoa'],
  ['a member without a name by the vID', { guest_name: null, fullname: '  ', vga }, 'Golfer 100057'],
  ['a member on a guest’s place by the typed name', { guest_name: 'Hoa', fullname: 'Trần Hoa', vga }, 'Hoa'],
])('database and server call %s', async (_, player, name) => {
  const [row] = await ctx.q<{ name: string }>`
    select name_of_player(${player.guest_name}, ${player.fullname}, ${player.vga}) as name`
  expect(row?.name).toBe(name)
  expect(nameOfPlayer(player)).toBe(name)
})
