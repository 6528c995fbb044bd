import { catalogue } from '@teeviet/texts/catalogue'

/** The text of a refusal in a language, by its name in the contract's catalogue of errors. */
export const errorText = catalogue('errors')
