import { describe, expect, test } from 'vitest'
import { findByText, searchTextsOf } from './find-by-text.ts'

function course(title: string, titleEn: string, place: string) {
  return { title, search: searchTextsOf([title, titleEn], place) }
}
const kings = course('Sân golf BRG Kings Island', 'BRG Kings Island Golf Resort', 'Sơn Tây, Hà Nội')
const bana = course('Sân golf Bà Nà Hills', 'Ba Na Hills Golf Club', 'Hòa Vang, Đà Nẵng')
const dalat = course('Sân golf Đà Lạt Palace', 'Dalat Palace Golf Club', 'Đà Lạt, Lâm Đồng')
const saigon = course('Sân golf Tân Sơn Nhất', 'Tan Son Nhat Golf Course', 'Tân Bình, TP. Hồ Chí Minh')
const hanoiClub = course('Sân golf Hà Nội', 'Hanoi Golf Club', 'Minh Trí, Sóc Sơn')
const all = [kings, bana, dalat, saigon, hanoiClub]
const found = (typed: string) => findByText(typed, all).map((one) => one.title)

describe('a text search finds a course', () => {
  test.each([
    ['Đà Lạt', [dalat]],
    ['da lat', [dalat]],
    ['DALAT', [dalat]],
    ['  kings   island ', [kings]],
    ['islnd', []],
    ['ba na', [bana]],
  ])('with or without marks, case and blanks: %s', (typed, courses) => {
    expect(found(typed)).toEqual(courses.map((one) => one.title))
  })

  test.each([
    ['하노이', [hanoiClub, kings]],
    ['ハノイ', [hanoiClub, kings]],
    ['다낭', [bana]],
    ['다낭 골프장', [bana]],
    ['ダナン', [bana]],
    ['달랏', [dalat]],
    ['ダラット', [dalat]],
    ['럼동', [dalat]],
    ['ラムドン', [dalat]],
    ['호찌민', [saigon]],
    ['호치민', [saigon]],
    ['ホーチミン', [saigon]],
    ['Ho Chi Minh City', [saigon]],
    ['Saigon', [saigon]],
    ['tphcm', [saigon]],
  ])('by the city or province as other languages call it: %s', (typed, courses) => {
    expect(found(typed)).toEqual(courses.map((one) => one.title))
  })

  test('by words in any order when no course contains the text as typed', () => {
    expect(found('da nang golf')).toEqual([bana.title])
    expect(found('island brg')).toEqual([kings.title])
  })

  test('with the name before the place', () => {
    expect(found('hà nội')).toEqual([hanoiClub.title, kings.title])
  })

  test('never by nothing', () => {
    expect(found(' .,- ')).toEqual([])
  })
})
