/** Get a round by its link. */
export const byCode = 'GET /api/rounds/:code'

/** List the next paid rounds. */
export const next = 'GET /api/for_wap/next_rounds'

/** Create the passes of the players of a round. */
export const passes = 'POST /api/rounds/passes'

/** Create the link of a round. */
export const share = 'POST /api/rounds/share'
