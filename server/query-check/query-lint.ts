import { join } from 'node:path'
import safeql from '@ts-safeql/eslint-plugin/config'
import parser from '@typescript-eslint/parser'
import { ESLint } from '@typescript-eslint/utils/ts-eslint'
import rowTypes, { type Database } from './plugin.ts'
import { typeOverrides } from './type-overrides.ts'

// one program for the whole run; without it typescript-eslint watches every file for changes
process.env.TSESTREE_SINGLE_RUN = 'true'

const server = join(import.meta.dirname, '..')

/** Tests create their own tables, and fail when a row differs from what they expect; so do these helpers of theirs. */
const ownTables = ['src/testing/{explain,dead-jobs,written-rows}.ts', 'src/invariants/simulation/snapshot.ts']

/** `text` is for libraries that bring their own statement; what is written here is a template, which can be checked. */
const statementsAsText = ['Literal', 'TemplateLiteral', 'BinaryExpression'].map((kind) => ({
  selector: `CallExpression[callee.property.name='text'][arguments.0.type='${kind}']`,
  message: 'a statement given as text is not checked: write it as a template of the tag',
}))

/**
 * An ESLint for queries: each is a template, is valid against the schema of a running database, and its row type matches
 * the result.
 *
 * @param options.connection to a database with the schema; nothing is written to it
 * @param options.columns the types of columns that a CHECK constraint limits (`readAllowedValues`) or that contain JSON
 *   (`readJsonbColumns`)
 * @param options.folder of the files and their tsconfig.queries.json (default: the server)
 */
export function queryLint(options: {
  connection: Database
  columns: Record<string, string>
  folder?: string
}): ESLint {
  const { folder = server } = options
  const { plugins, rules } = safeql.configs.connections({
    overrides: { types: typeOverrides, columns: options.columns },
    plugins: [rowTypes({ connection: options.connection })],
  })
  return new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        ignores: ['**/*.test.ts', ...ownTables],
        plugins,
        rules: { ...rules, 'no-restricted-syntax': ['error', ...statementsAsText] },
        languageOptions: {
          parser,
          parserOptions: { project: './tsconfig.queries.json', tsconfigRootDir: folder },
        },
      },
    ],
  })
}
