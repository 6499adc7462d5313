import { writeFile } from 'node:fs/promises'
import type { RejectedLine, SourceReport } from '@rosette/release-kit/load-report.ts'
import type { CommandContext } from './command.ts'

const mostShown = 20

/** Writes the rejected lines to a file, or shows the first of them. */
export async function reportRejected(context: CommandContext, sources: readonly SourceReport[], file: string | undefined): Promise<void> {
  const lines = sources.flatMap((source) => source.rejectedLines)
  if (file !== undefined) {
    await writeFile(file, formatReport(lines))
    context.say(`Rejected lines: ${file}`)
    return
  }
  for (const { file: name, line, reason } of lines.slice(0, mostShown)) context.say(`rejected ${name}:${line}: ${reason}`)
  const total = sources.reduce((sum, source) => sum + source.rejected, 0)
  if (total > mostShown) context.say(`… and ${total - mostShown} more; --report FILE writes them down`)
}

/** Tab-separated with a header line; also where nothing was rejected, so that its absence is never a riddle. */
export function formatReport(lines: readonly RejectedLine[]): string {
  return ['file\tline\treason', ...lines.map(({ file, line, reason }) => [file, line, reason.replace(/\s+/g, ' ')].join('\t'))]
    .join('\n')
    .concat('\n')
}
