/**
 * A refusal: its number on the wire, and the slots of its text (`texts/src/<language>/server/errors.json`). A code from 400 to 599 is the HTTP status
 * as well (498 goes out with HTTP 200); any other code is a domain refusal and goes out with HTTP 200. Numbers
 * never change once released. 2 and 200 stay free: SSO logins of partners use them for answers that are no refusal.
 */
export type ErrorEntry = { readonly code: number; readonly slots?: readonly string[] }

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>
