import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { answer, shown } = vi.hoisted(() => ({ answer: vi.fn(), shown: vi.fn() }))
vi.mock('#api/client/call.ts', () => ({ answerOf: answer }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: shown }))
const { goToBank } = await import('./open-bank-page.ts')

const leaving = {
  billId: 7,
  amount: 1_000_000,
  session: { token: 'x', vga: 1, order_id: 'ORDER-1' },
  history: {},
} as unknown as Parameters<typeof goToBank>[1]

beforeEach(() => shown.mockClear())

it.each(['stb', 'vietin', 'bidv', 'nab'] as const)(
  'a refused redirect to %s shows the bank’s own reason before ours',
  async (bank) => {
    answer.mockResolvedValue({
      error_code: 1,
      error_msg: 'Chưa chuyển được sang ngân hàng.',
      data: { message: 'Thẻ chưa mở thanh toán trực tuyến.' },
    })
    await goToBank(bank, leaving)
    expect(shown.mock.calls).toEqual([['error', 'Thẻ chưa mở thanh toán trực tuyến.']])
  },
)

it.each([null, {}, { message: '' }])('says our reason when the bank gave none (%o)', async (data) => {
  answer.mockResolvedValue({ error_code: 1, error_msg: 'Chưa chuyển được sang ngân hàng.', data })
  await goToBank('stb', leaving)
  expect(shown.mock.calls).toEqual([['error', 'Chưa chuyển được sang ngân hàng.']])
})
