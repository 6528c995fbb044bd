import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import type { Session } from '#session/session.ts'

const quiet = { quiet: true }

/** VietinBank's shop, with its customer signed in. */
export async function findVietinShop({ cif, phone }: Session): Promise<string> {
  return (await call(api.partnerServices.vietinBankShop, { cif, phone }, quiet)).url
}

/** Sacombank's shop, with its customer signed in. */
export async function findStbShop({ cif, phone, order_id }: Session): Promise<string> {
  return (await call(api.partnerServices.sacombankShop, { cif, phone, order_id }, quiet)).url
}

/** Sacombank's health-insurance service, with its customer signed in. */
export async function findStbInsurance({
  cif,
  phone,
  order_id,
  fullname,
  merchant,
}: Session): Promise<string> {
  const request = { cif, phone, order_id, fullname, merchant }
  return (await call(api.partnerServices.sacombankInsurance, request, quiet)).url
}

/** A partner's callback link, with a token of its own in the query. */
export async function findCallback({ vga, phone }: Session): Promise<string> {
  const request = { vid: vga, phone }
  const { callback_url, token } = await call(api.partnerServices.handDe, request, quiet)
  const link = new URL(callback_url)
  link.searchParams.set('token', token)
  return link.href
}
