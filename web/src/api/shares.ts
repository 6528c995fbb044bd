/** Let each player pay a share of a bill. */
export const split = 'POST /api/for_wap/split_bill'

/** Pay a split bill in one again. */
export const end = 'POST /api/for_wap/end_split'

/** Get the share of a player. */
export const view = 'GET /api/rounds/:code/share'

/** Give the account for a returned share. */
export const giveAccount = 'POST /api/rounds/:code/share/account'
