/** Get the public service record. */
export const get = 'GET /api/services/service_record'
