/** Get the profile to edit. */
export const info = 'GET /api/for_wap/get_info_user'

/** Save the profile. */
export const updateInfo = 'POST /api/for_wap/update_info_user'

/** Get picture, tier and points. */
export const profile = 'GET /api/for_wap/get_profile'

/** List the golfer's sessions. */
export const devices = 'GET /api/for_wap/list_session'

/** End one session. */
export const endDevice = 'POST /api/for_wap/end_session'

/** End all other sessions. */
export const endOtherDevices = 'POST /api/for_wap/end_other_sessions'

/** List the golfer's consents. */
export const consents = 'GET /api/for_wap/list_consents'

/** Export the golfer's personal data. */
export const myData = 'GET /api/for_wap/my_data'

/** Check whether the account can be deleted. */
export const deletion = 'GET /api/for_wap/account_deletion'

/** Send the code for deleting the account. */
export const sendDeletionCode = 'POST /api/for_wap/get_sms_delete_account'

/** Delete the account. */
export const deleteAccount = 'POST /api/for_wap/delete_account'
