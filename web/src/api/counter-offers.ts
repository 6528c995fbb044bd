/** Get the other times of a link. */
export const view = 'POST /api/counter-offer/view'

/** Accept another time by the link. */
export const acceptByLink = 'POST /api/counter-offer/accept'

/** Decline the other times by the link. */
export const declineByLink = 'POST /api/counter-offer/decline'

/** Accept another time. */
export const accept = 'POST /api/for_wap/accept_counter_offer'

/** Decline the other times. */
export const decline = 'POST /api/for_wap/decline_counter_offer'
