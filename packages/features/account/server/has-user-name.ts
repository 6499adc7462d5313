import { sql } from 'kysely'

// Small letters as PostgreSQL makes them: the unique indices compare these, and other code may make others of foreign letters.

export function hasUserName(userName: string) {
  return sql<boolean>`lower(account.user_name) = lower(${userName})`
}

export function hasEmail(email: string) {
  return sql<boolean>`lower(account.email) = lower(${email})`
}
