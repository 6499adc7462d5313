import { nextTurn } from '@rosette/release-kit/take-turns.ts'

/** Parsing so many takes about as long as others may wait. */
const linesAtOnce = 500

/** The lines of a file that comes in pieces, without their ends; all of our files are ASCII. */
export async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = `${rest}${part.toString('latin1')}`.split('\n')
    rest = lines.pop() ?? ''
    for (const [index, line] of lines.entries()) {
      if (index % linesAtOnce === linesAtOnce - 1) await nextTurn()
      yield line
    }
  }
  if (rest !== '') yield rest
}
