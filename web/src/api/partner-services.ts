/** Check whether a partner embeds the product. */
export const frameHost = 'GET /api/services/frame_host'

/** Get the address of another service. */
export const link = 'GET /api/services/service_link'

/** Open VietinBank's shop. */
export const vietinBankShop = 'POST /api/for_wap/login_shop_VTB'

/** Open Sacombank's shop. */
export const sacombankShop = 'POST /api/for_wap/login_shop_STB'

/** Open Sacombank's insurance service. */
export const sacombankInsurance = 'POST /api/for_wap/login_hio_STB'

/** Create a token for a callback link. */
export const handDe = 'POST /api/for_wap/create_token_handde'
