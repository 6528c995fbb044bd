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

/** List the golfer's entries of the waitlist. */
export const ownWaitlist = 'GET /api/for_wap/waitlist'

/** Leave the waitlist. */
export const leaveWaitlist = 'POST /api/for_wap/waitlist/leave'

/** Open a flight to invited golfers, or close it. */
export const setOpenFlight = 'POST /api/for_wap/open_flight'

/** Answer a golfer who asks to join. */
export const answerFlightAsk = 'POST /api/for_wap/answer_flight_ask'

/** Get an open flight by its link. */
export const openFlight = 'GET /api/flights/:code'

/** Ask to join an open flight. */
export const askToJoin = 'POST /api/flights/:code/ask'

/** Take back the request to join. */
export const withdrawFlightAsk = 'POST /api/flights/:code/withdraw'
