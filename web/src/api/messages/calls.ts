/** Get the golfer's channels of messages. */
export const settings = 'GET /api/for_wap/message_settings'

/** Choose the channel of messages. */
export const choose = 'POST /api/for_wap/set_message_channel'

/** Switch push messages on in this browser. */
export const addPush = 'POST /api/for_wap/add_push'

/** Switch push messages off in this browser. */
export const removePush = 'POST /api/for_wap/remove_push'

/** Send a code to an e-mail address for messages. */
export const sendEmailCode = 'POST /api/for_wap/get_email_code'

/** Prove an e-mail address for messages. */
export const setEmail = 'POST /api/for_wap/set_email'

/** Remove the e-mail address for messages. */
export const removeEmail = 'POST /api/for_wap/remove_email'
