/** Get a round by its link. */
export const byCode = 'GET /api/rounds/:code'

/** List the next paid rounds. */
export const next = 'GET /api/for_wap/next_rounds'

/** Create the passes of the players of a round. */
export const passes = 'POST /api/rounds/passes'

/** Create the link of a round. */
export const share = 'POST /api/rounds/share'

/** Join the waitlist of a full day. */
export const joinWaitlist = 'POST /api/for_wap/waitlist/join'

/** List the own entries of the waitlist. */
export const ownWaitlist = 'GET /api/for_wap/waitlist'

/** Leave the waitlist. */
export const leaveWaitlist = 'POST /api/for_wap/waitlist/leave'
