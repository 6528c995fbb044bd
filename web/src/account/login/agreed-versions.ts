import { editions } from '@teeviet/contract/rules/policy-editions'

/** Which editions somebody who creates an account agrees to: those the screen links to. */
export const agreedVersions = {
  terms_version: editions.terms.version,
  privacy_version: editions['user-info'].version,
}
