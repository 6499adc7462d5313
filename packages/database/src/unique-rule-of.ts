const uniqueViolation = '23505'

/** The unique index or constraint that refused a row; null if something else failed. */
export function uniqueRuleOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return null
  return 'constraint' in error ? String(error.constraint) : null
}
