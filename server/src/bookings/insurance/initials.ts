/** The first letters of a name's words, such as N.V.A.: a reader recognises a person, and learns no name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0]?.toUpperCase()}.`).join('')
}
