/** The lines of a file that comes in pieces, without their ends; all of our files are ASCII. */
export async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = `${rest}${part.toString('latin1')}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
