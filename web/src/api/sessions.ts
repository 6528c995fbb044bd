/** Get the signed-in golfer. */
export const golfer = 'GET /api/for_wap/detail'

/** Sign out. */
export const logOut = 'POST /api/for_wap/logout'
