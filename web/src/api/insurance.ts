/** List insurance packages. */
export const packages = 'GET /api/services/list_package'

/** Get an insurance certificate. */
export const certificate = 'GET /api/for_wap/insurance_certificate'

/** Claim the hole-in-one of a player of an own booking. */
export const claimHio = 'POST /api/for_wap/make_hio_claim'

/** Take a claim back. */
export const withdrawHioClaim = 'POST /api/for_wap/withdraw_hio_claim'

/** Answer, as its witness, whether a hole-in-one was seen. */
export const answerAsWitness = 'POST /api/hio-witness/answer'
