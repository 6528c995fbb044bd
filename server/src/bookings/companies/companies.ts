import type { company, typedCompany } from '@teeviet/contract/entities/company'
import { isTaxCode, taxCodeOf } from '@teeviet/contract/rules/money/tax-code'
import { isEmail } from '@teeviet/contract/rules/phone'
import type { z } from 'zod'
import { nameQuery } from '#identity/players/names'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

type Company = z.output<typeof company>
type TypedCompany = z.output<typeof typedCompany>

/** So many companies are suggested. */
const mostSuggested = 8

/**
 * The company as staff typed it.
 * @throws Refusal `company.taxCode`, `company.incomplete`
 */
export function checkCompany({ name, tax_code, address, email }: TypedCompany): Company {
  const code = taxCodeOf(tax_code)
  if (!isTaxCode(code)) throw new Refusal('company.taxCode')
  if (name === '' || address === '' || !isEmail(email)) throw new Refusal('company.incomplete')
  return { name, tax_code: code, address, email }
}

/** Stores a company under its tax code, with the name and address that it has by now; returns its id. */
export async function saveCompany(
  q: Query,
  { name, tax_code, address, email }: Company,
  now: Date,
): Promise<number> {
  const [row] = await q<{ id: number }>`
    insert into companies (tax_code, name, address, email, used_at)
    values (${tax_code}, ${name}, ${address}, ${email}, ${now})
    on conflict (tax_code) do update set name = excluded.name, address = excluded.address, email = excluded.email,
      used_at = excluded.used_at
    returning id`
  if (!row) throw new Error('a company was not stored')
  return row.id
}

/** The company that a booking is for; null for a private person. */
export async function companyOfBooking(q: Query, bookingId: number): Promise<Company | null> {
  const [row] = await q<Company>`
    select c.name, c.tax_code, c.address, c.email from bookings b join companies c on c.id = b.company_id
    where b.id = ${bookingId}`
  return row ?? null
}

/** The companies whose name has words beginning like those typed, or whose tax code does; the latest used first. */
export function suggestCompanies(q: Query, typed: string): Promise<Company[]> {
  const { words, code } = readTyped(typed)
  return q<Company>`
    select name, tax_code, address, email from companies
    where (${words}::text is null and ${code}::text is null)
      or (${words}::text is not null and to_tsvector('simple', searchable(name)) @@ to_tsquery('simple', coalesce(${words}, '')))
      or (${code}::text is not null and tax_code like ${code}::text || '%')
    order by used_at desc limit ${mostSuggested}`
}

/** The latest bookings of the companies with such a tax code, or with such words in their names, at most so many. */
export async function bookingsOfCompanies(q: Query, typed: string, most: number): Promise<number[]> {
  const { words, code } = readTyped(typed)
  if (words === null && (code === null || !isTaxCode(code))) return []
  const rows = await q<{ id: number }>`
    with found as materialized (
      select id from companies
      where tax_code = ${code}
        or (${words}::text is not null and to_tsvector('simple', searchable(name)) @@ to_tsquery('simple', coalesce(${words}, '')))
      limit ${most}
    )
    select b.id from bookings b where b.company_id = any (array(select id from found)) order by b.id desc limit ${most}`
  return rows.map(({ id }) => id)
}

function readTyped(typed: string): { words: string | null; code: string | null } {
  const digits = taxCodeOf(typed)
  const isCode = /^\d+$/.test(digits)
  return { words: isCode ? null : nameQuery(typed), code: isCode ? digits : null }
}
