import { describe, expect, test } from 'vitest'
import { customerTypes, hoursAndMinutes, priceBlocks, runLengths } from './price-rows.ts'

let lastId = 0
const item = (from: string, to: string, customer: string, price = 2_000_000) => ({
  id: ++lastId,
  time_start: from,
  time_end: to,
  number_hole: 18,
  customers: [{ name: customer }],
  price,
})
type Item = ReturnType<typeof item>
const course = (facility_name: string, list_normal: Item[], list_weeken: Item[] = [], facility_id = 1) => ({
  facility_id,
  facility_name,
  list_normal,
  list_weeken,
})
const blocksIn = (...list: Parameters<typeof priceBlocks>[0]) => priceBlocks(list, null)

describe('merged cells', () => {
  test('a cell covers the lines that follow with the same value, and no others', () => {
    expect(runLengths(['a', 'a', 'b', 'a'])).toEqual([2, 0, 1, 1])
    expect(runLengths([])).toEqual([])
  })

  test("a facility's lines share its cell, weekdays and weekends each theirs", () => {
    const [block, ...others] = blocksIn(
      course(
        'Long Thành',
        [item('05:00', '10:30', 'Khách lẻ'), item('05:00', '10:30', 'Hội viên')],
        [item('05:00', '10:30', 'Khách lẻ')],
      ),
    )
    expect(others).toEqual([])
    expect(block?.facility).toBe('Long Thành')
    expect(block?.rows.map((row) => [row.group, row.groupSpan])).toEqual([
      ['normal', 2],
      ['normal', 0],
      ['weekend', 1],
    ])
  })

  test('a facility sent in two pieces one after the other is one cell, another one between them parts it', () => {
    const piece = (name: string, id: number) => course(name, [item('05:00', '10:30', 'Khách lẻ')], [], id)
    const names = (list: ReturnType<typeof blocksIn>) =>
      list.map(({ facility, rows }) => [facility, rows.length])
    expect(names(blocksIn(piece('A', 1), piece('A', 2), piece('B', 3)))).toEqual([
      ['A', 2],
      ['B', 1],
    ])
    expect(names(blocksIn(piece('A', 1), piece('B', 2), piece('A', 3))).map(([name]) => name)).toEqual([
      'A',
      'B',
      'A',
    ])
  })

  test('a time range is marked as repeated within a group only', () => {
    const [block] = blocksIn(
      course(
        'A',
        [item('05:00', '10:30', 'x'), item('05:00', '10:30', 'y'), item('10:30', '13:00', 'x')],
        [item('10:30', '13:00', 'x')],
      ),
    )
    expect(block?.rows.map((row) => row.isTimeRepeated)).toEqual([false, true, false, false])
  })
})

describe('a chosen customer type', () => {
  const list = [
    course('A', [item('05:00', '10:30', 'Khách lẻ'), item('05:00', '10:30', 'Hội viên')]),
    course('B', [item('05:00', '10:30', 'Khách lẻ')], [], 2),
  ]

  test('leaves its own lines, and no facility without one', () => {
    expect(priceBlocks(list, 'Khách lẻ').map(({ facility }) => facility)).toEqual(['A', 'B'])
    const [only, ...others] = priceBlocks(list, 'Hội viên')
    expect(others).toEqual([])
    expect(only?.rows.map((row) => [row.customers, row.groupSpan])).toEqual([[['Hội viên'], 1]])
  })

  test('keeps the names of cells and lines, so that the pressed button keeps the focus', () => {
    const [all] = priceBlocks(list, null)
    const [some] = priceBlocks(list, 'Hội viên')
    expect(some?.key).toBe(all?.key)
    expect(some?.rows[0]?.key).toBe(all?.rows[1]?.key)
  })

  test('keeps a line that is for several types', () => {
    const shared = {
      ...item('05:00', '10:30', 'Khách lẻ'),
      customers: [{ name: 'Khách lẻ' }, { name: 'Đoàn' }],
    }
    const [block] = priceBlocks([course('A', [shared])], 'Đoàn')
    expect(block?.rows[0]?.customers).toEqual(['Khách lẻ', 'Đoàn'])
  })

  test('is one of those in the table, each named once', () => {
    expect(customerTypes(list)).toEqual(['Khách lẻ', 'Hội viên'])
  })
})

test('of a time only hours and minutes are shown', () => {
  expect(hoursAndMinutes('06:00,000')).toBe('06:00')
  expect(hoursAndMinutes('06:30:00')).toBe('06:30')
  expect(hoursAndMinutes('6:05')).toBe('06:05')
  expect(hoursAndMinutes('cả ngày, trừ lễ')).toBe('cả ngày')
})

test('a price that is not above 0 is not shown as one', () => {
  const [block] = blocksIn(course('A', [item('05:00', '10:30', 'x', 0), item('05:00', '10:30', 'y', 1)]))
  expect(block?.rows.map((row) => row.price)).toEqual([null, 1])
})
