/** Set once this browser holds the files of the product's own typeface. */
export const ownLettersCookie = 'letters'
