import { sql } from 'kysely'

// Lower-cased by PostgreSQL, as in the unique indices: other code may lower-case some letters differently.

export function hasUserName(userName: string) {
  return sql<boolean>`lower(account.user_name) = lower(${userName})`
}
