import { isSource } from '../file-roles.ts'
import { importsOf } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** The folders of each app, and what they hold. Whatever belongs in none of them belongs in a feature. */
const folders: Readonly<Record<string, string>> = {
  'apps/api/src/plugins': 'hooks that every request meets',
  'apps/api/src/pages': 'documents around the web app',
  'apps/cli/src/commands': 'commands: arguments in, lines out',
  'apps/web/src/first-view': 'the first view on the server and in the browser',
  'apps/web/src/home': 'the home page',
  'apps/web/src/shell': 'the frame around every page',
  'apps/web/src/static-pages': 'pages without data of their own',
}

/** Queries of an app itself, which concern no feature. */
const ownQueries: Readonly<Record<string, string>> = {
  'apps/api/src/plugins/idempotency-store.ts': 'answers to requests that were sent twice',
  'apps/api/src/serve-site.ts': 'whether the role of the site owns the tables',
}

const query = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bpool\.query\b|\bsql(?:<[^`]*>)?`/g
/** A call that is documented, and a schema that the documentation names. */
const contract = /\boperationId:|\.meta\(\{ id:/g

/** Apps start what packages are: calls, contracts and queries of the domain are declared in features. */
export const appsAssemble: Rule = eachFile(
  (path) => isSource(path) && path.startsWith('apps/') && path.includes('/src/'),
  (file) => {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'))
    const isKnown = folder.endsWith('/src') || Object.keys(folders).some((known) => `${folder}/`.startsWith(`${known}/`))
    const at = (pattern: RegExp, reason: string) =>
      [...file.text.matchAll(pattern)].map(({ index }) => ({ line: lineAt(file.text, index), reason }))
    return [
      ...(isKnown ? [] : [{ reason: 'is in a folder that is not about assembly; domain code lives in features' }]),
      ...(Object.hasOwn(ownQueries, file.path) ? [] : at(query, 'queries the database; domain code lives in features')),
      ...at(contract, 'declares a call or a contract; domain code lives in features'),
      ...importsOf(file)
        .filter(({ name }) => name === 'kysely' || /^@rosette\/features\/.*-routes\.ts$/.test(name))
        .filter(({ name, start }) => name === 'kysely' || !registersOnly(file.text, start))
        .map(({ name, start }) => ({ line: lineAt(file.text, start), reason: `imports ${name}; a feature is assembled by its register…` })),
    ]
  },
)

/** Whether the import that names a module takes nothing but `register…` from it. */
function registersOnly(text: string, start: number): boolean {
  const names = /\{(?<names>[^}]*)\}\s*from\s*['"]$/.exec(text.slice(0, start + 1))?.groups?.names ?? ''
  return names.split(',').every((name) => name.trim() === '' || /^register[A-Z]/.test(name.trim()))
}
