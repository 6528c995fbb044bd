/**
 * Type overrides for SafeQL: the TypeScript types that the driver returns for a PostgreSQL type (parse.ts), and the
 * PostgreSQL type of a parameter by the text of its TypeScript type. Objects are sent as JSON (statement.ts).
 */
export const typeOverrides = {
  int8: 'number',
  bigint: 'number',
  numeric: 'number',
  date: { parameter: 'a string, with a cast in the SQL', return: 'string' },
  timestamptz: 'Date',
  tsvector: { parameter: 'never sent', return: 'string' },
  json: { parameter: 'sent as jsonb', return: 'unknown' },
  bytea: { parameter: { regex: '(NonShared)?Buffer(<\\w+>)?|Uint8Array(<\\w+>)?' }, return: 'Buffer' },
  uuid: { parameter: { regex: '`\\$\\{string\\}(-\\$\\{string\\}){4}`' }, return: 'string' },
  text: { parameter: { regex: '`[^`]*`' }, return: 'string' },
  jsonb: {
    parameter: { regex: '\\{ .* \\}|(Partial<)?Record<.*>|FixedTerms|Summary|StoredChange' },
    return: 'Json',
  },
}
