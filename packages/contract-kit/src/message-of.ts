/** The message of whatever was thrown; JavaScript lets anything be thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
