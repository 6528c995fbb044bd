import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, hideToast, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})
const shown = () => currentToasts().map(({ text }) => text)

it('a toast is visible for 5 seconds, the one after copying for 3', () => {
  showToast('error', 'Lỗi kết nối')
  showToast('success', 'Đã sao chép', 3_000)
  vi.advanceTimersByTime(2_999)
  expect(shown()).toEqual(['Lỗi kết nối', 'Đã sao chép'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['Lỗi kết nối'])
  vi.advanceTimersByTime(1_999)
  expect(shown()).toEqual(['Lỗi kết nối'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('the same text is not shown twice, and stays as long as the last of them', () => {
  showToast('error', 'Lỗi kết nối')
  vi.advanceTimersByTime(4_000)
  showToast('error', 'Lỗi kết nối')
  expect(shown()).toEqual(['Lỗi kết nối'])
  vi.advanceTimersByTime(4_000)
  expect(shown()).toEqual(['Lỗi kết nối'])
})

it('a toast can be put away', () => {
  showToast('info', 'Đã lưu')
  hideToast(currentToasts()[0]?.id ?? 0)
  expect(shown()).toEqual([])
})
