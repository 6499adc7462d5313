import { once } from 'node:events'
import { dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { runProgram, sortIntervals, writeBlocks } from '../tracks/track-programs.ts'

type Feed = (write: (text: string) => Promise<void>) => Promise<void>

/** Writes the text that it is fed as a VCF in blocks, with its index. */
export async function writeVariantFile(path: string, feed: Feed): Promise<void> {
  await writeFed(feed, (text) => writeBlocks(path, text))
  await runProgram('tabix', ['-p', 'vcf', path])
}

/** Writes the intervals that it is fed, in any order, as a BED in blocks, with its index. The head is a line of column names or nothing. */
export async function writeIntervalFile(path: string, head: string, feed: Feed): Promise<void> {
  async function* inOrder(text: AsyncIterable<string>): AsyncGenerator<string> {
    if (head !== '') yield head
    yield* sortIntervals(text, dirname(path))
  }
  await writeFed(feed, (text) => writeBlocks(path, inOrder(text)))
  await runProgram('tabix', ['-p', 'bed', path])
}

async function writeFed(feed: Feed, take: (text: PassThrough) => Promise<void>): Promise<void> {
  const text = new PassThrough({ encoding: 'utf8' })
  const write = async (part: string) => {
    // An end of bgzip closes the stream, and then there is nothing to wait for.
    if (part === '' || text.write(part)) return
    const waiting = new AbortController()
    const { signal } = waiting
    await Promise.race([once(text, 'drain', { signal }), once(text, 'close', { signal })]).finally(() => waiting.abort())
  }
  const fed = feed(write).then(
    () => text.end(),
    (error: Error) => {
      text.destroy(error)
      throw error
    },
  )
  await Promise.all([fed, take(text)])
}
