import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineTool, RunError } from '@rosette/features/runs/server/define-tool.ts'
import { z } from 'zod'

const SampleOptions = z.object({
  /** Two runs with the same one are the same. */
  text: z.string(),
  /** Waits so long in a program of its own. */
  seconds: z.number().default(0),
  ends: z.enum(['well', 'with their fault', 'with our fault']).default('well'),
})
export type SampleOptions = z.input<typeof SampleOptions>

/** A tool that does next to nothing, for tests of the frame around tools. */
export const sampleTool = defineTool({
  name: 'sample',
  title: 'Sample tool',
  formPath: '/tools/sample',
  programs: ['sleep'],
  options: SampleOptions,
  fingerprint: ({ text }, releaseId) => JSON.stringify([text, releaseId]),
  question: ({ text }) => `Writes ${text.slice(0, 40)}`,
  wallMs: 60_000,
  async run({ options, dir, report, runProgram }) {
    report({ share: 0.5, text: 'Half of it' })
    if (options.seconds > 0) await runProgram({ program: 'sleep', args: [String(options.seconds)] })
    if (options.ends === 'with their fault') throw new RunError('The text makes no sense.', { isOurs: false })
    if (options.ends === 'with our fault') throw new Error('broken')
    await writeFile(join(dir, 'result.txt'), options.text)
    return {
      text: `Wrote ${options.text.length} letters`,
      files: [{ name: 'result.txt', bytes: 0 }],
      counts: { letters: options.text.length },
    }
  },
})

/** The same under another name, for rules that hold for each tool by itself. */
export const otherTool = { ...sampleTool, name: 'other', title: 'Other tool' }
