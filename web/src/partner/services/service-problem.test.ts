import { expect, it } from 'vitest'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { serviceProblem } from './service-problem.ts'

const lineBroke = 'Lỗi kết nối. Vui lòng thử lại sau.'

it('a refused service says why, and is not asked for again', () => {
  expect(serviceProblem(new Refused(12, 'Dịch vụ tạm dừng'), lineBroke)).toEqual({
    title: 'Dịch vụ tạm dừng',
    retry: false,
    isAnswered: true,
  })
})

it('any other answer of the server is shown in its words as well', () => {
  for (const status of [404, 429, 498, 503]) {
    expect(serviceProblem(new FailedCall(status, status, 'Bạn thao tác quá nhanh'), lineBroke)).toEqual({
      title: 'Bạn thao tác quá nhanh',
      retry: true,
      isAnswered: true,
    })
  }
})

it('only no answer is a broken line', () => {
  for (const error of [new FailedCall(0, 0, lineBroke), new TypeError('x is not a function')]) {
    expect(serviceProblem(error, lineBroke)).toEqual({ title: lineBroke, retry: true, isAnswered: false })
  }
})
