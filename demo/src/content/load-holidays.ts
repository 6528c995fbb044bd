import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { type HolidayName, holidayOf } from '@teeviet/contract/rules/time/holidays'
import type pg from 'pg'

const names: Record<HolidayName, string> = {
  'new-year': 'Tết Dương lịch',
  tet: 'Tết Nguyên đán',
  'hung-kings': 'Giỗ Tổ Hùng Vương',
  reunification: 'Ngày Giải phóng miền Nam',
  labour: 'Ngày Quốc tế Lao động',
  national: 'Quốc khánh',
  substitute: 'Nghỉ bù ngày lễ',
}

/** Enters the public holidays of the year to come, so that tee times get their day's price; known days stay. */
export async function loadHolidays(client: pg.ClientBase, today: Day): Promise<void> {
  const days = Array.from({ length: 400 }, (_, i) => addDays(today, i)).flatMap((day) => {
    const holiday = holidayOf(day)
    return holiday === null ? [] : [{ day, name: names[holiday] }]
  })
  await client.query(
    `insert into holidays select * from jsonb_to_recordset($1) as r (day date, name text)
     on conflict (day) do nothing`,
    [JSON.stringify(days)],
  )
}
