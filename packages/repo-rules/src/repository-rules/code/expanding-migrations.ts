import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Migrations that were applied before there was this rule: they may not be changed any more. */
const lastFrozen = 30

const migration = /^packages\/database\/src\/migrations\/(?<number>\d{4})-[^/]+\.sql$/
/** Since which version no code reads or writes any longer what goes. */
const contracting = /^-- contracting: \d+\.\d+\.\d+\b/

const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\b(?!\s+not\s+null)/gi, 'DROP takes away what the running version may use'],
  [/\brename\b/gi, 'RENAME takes away the name that the running version uses'],
  [/\bset\s+not\s+null\b/gi, 'SET NOT NULL refuses rows of the running version'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi, 'TYPE rewrites the table under a lock and changes what is read'],
]
const addedColumn = /\badd\s+(?:column\s+)?(?!(?:column|constraint|check|unique|primary|foreign|exclude|value)\b)(?:[^,;()]|\([^()]*\))*/gi

/**
 * Old and new code run side by side during a deploy, and old code again after a rollback. A migration therefore only adds; what takes away
 * is another one, in a later version, and says so in its first line (OPER-021, `docs/operate/upgrade.md`).
 */
export const expandingMigrations: Rule = eachFile(
  (path) => Number(migration.exec(path)?.groups?.number) > lastFrozen,
  ({ text }) => {
    if (contracting.test(text)) return []
    const sql = blankOut(text)
    const found = breaking.flatMap(([pattern, reason]) => [...sql.matchAll(pattern)].map(({ index }) => ({ index, reason })))
    const columns = [...sql.matchAll(addedColumn)]
      .filter(([column]) => /\bnot\s+null\b|\bprimary\s+key\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column))
      .map(({ index }) => ({ index, reason: 'a new column that is NOT NULL without a default refuses rows of the running version' }))
    return [...found, ...columns].map(({ index, reason }) => ({
      line: lineAt(sql, index),
      reason: `${reason}; do it in a later migration that begins with "-- contracting: <version>"`,
    }))
  },
)

/** Comments and texts without their words, so that lines stay where they are. */
function blankOut(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (part) => part.replace(/[^\n]/g, ' '))
}
