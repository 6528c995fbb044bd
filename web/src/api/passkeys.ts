/** Begin a login by passkey. */
export const beginLogin = 'POST /api/for_wap/get_passkey_login'

/** Sign in with a passkey. */
export const logIn = 'POST /api/for_wap/login_with_passkey'

/** Begin adding a passkey. */
export const beginAdding = 'POST /api/for_wap/get_passkey'

/** Add a passkey. */
export const add = 'POST /api/for_wap/add_passkey'

/** List the golfer's passkeys. */
export const list = 'GET /api/for_wap/list_passkey'

/** Remove a passkey. */
export const remove = 'POST /api/for_wap/remove_passkey'
