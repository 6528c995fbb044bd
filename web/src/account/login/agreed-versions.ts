import { editions } from '@teeviet/contract/rules/policy-editions'

/** The editions a new member agrees to: those the screen links to. */
export const agreedVersions = {
  terms_version: editions.terms.version,
  privacy_version: editions['user-info'].version,
}
