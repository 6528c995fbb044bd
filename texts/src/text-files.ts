/** The texts of a file by their keys, in groups or not. */
export type Texts = { readonly [key: string]: string | Texts }
