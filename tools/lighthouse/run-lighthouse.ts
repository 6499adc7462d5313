import { readFile } from 'node:fs/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { z } from 'zod'
import { runTool } from '../processes/run-tool.ts'
import { blockingTimeOf } from './blocking-time.ts'
import type { Device, Measured } from './lighthouse-goals.ts'

const Audit = z.object({ numericValue: z.number().optional(), details: z.unknown().optional() })
const Score = z.object({ score: z.number().nullable() })
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), Audit),
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
})

const LcpDetails = z.object({
  items: z.array(
    z.object({ items: z.array(z.object({ node: z.object({ path: z.string(), snippet: z.string() }).optional() })).optional() }),
  ),
})

const flags = '--headless=new --no-sandbox --disable-gpu'

/** Attempts at one run: on a busy machine a browser now and then paints nothing, or does not answer in time. */
const attempts = 3

/** The first run that is recorded; one that failed says nothing about the page, so it is repeated. */
export async function repeatFailed(run: () => Promise<Measured>, say: (line: string) => void): Promise<Measured> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts) throw error
      say(`${messageOf(error)}: measured again`)
    }
  }
}

/** Measures one page once, with simulated throttling, in a browser of its own. The full report stays in the file, the trace beside it. */
export async function runLighthouse(url: string, device: Device, file: string, chromium: string): Promise<Measured> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    '--only-categories=performance,accessibility,best-practices',
    `--chrome-flags=${flags}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const code = await runTool('lighthouse', args, { CHROME_PATH: chromium })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}`)
  const { environment, runtimeError, audits, categories } = Report.parse(JSON.parse(await readFile(file, 'utf8')))
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const trace: unknown = JSON.parse(await readFile(file.replace(/\.json$/, '-0.trace.json'), 'utf8'))
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    bestPractices: percent(categories['best-practices'].score),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    blocking: device === 'mobile' ? blockingTimeOf(trace) : null,
    cls: number('cumulative-layout-shift'),
    lcpElement: lcpElementOf(audits['largest-contentful-paint-element']?.details),
  }
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100)
}

function lcpElementOf(details: unknown): Measured['lcpElement'] {
  const parsed = LcpDetails.safeParse(details)
  return parsed.data?.items.flatMap(({ items = [] }) => items).find(({ node }) => node)?.node ?? null
}
