/** What the shell is told. `rosette help` prints this table. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  rejected: 3,
  unreachable: 4,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export const exitCodeTexts: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'done',
  failed: 'failed; the message says why',
  usage: 'the command or a setting is wrong; nothing was done',
  rejected: 'more lines were rejected than allowed; nothing was kept',
  unreachable: 'PostgreSQL or OpenSearch does not answer',
}
