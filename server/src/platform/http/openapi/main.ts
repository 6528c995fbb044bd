import { compileClient, generateTypes, lintDocument } from './check.ts'
import { openApiDocument } from './document.ts'

/** `npm run openapi:check -w server`: the API document is valid, and its generated types compile. */
const document = openApiDocument('https://golf.teeviet.vn')
const [problems, compilerOutput] = await Promise.all([
  lintDocument(document),
  generateTypes(document).then(compileClient),
])
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stderr.write(compilerOutput)
process.exit(problems.length > 0 || compilerOutput !== '' ? 1 : 0)
