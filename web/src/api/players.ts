/** List recent players. */
export const recent = 'GET /api/for_wap/recent_players'

/** Search members by vID, name or phone. */
export const search = 'POST /api/services/search_user'

/** Find a member by phone. */
export const byPhone = 'POST /api/for_wap/get_user_by_phone'

/** Map a phone to a member. */
export const linkPhone = 'POST /api/for_wap/mapping_account_vgs'
