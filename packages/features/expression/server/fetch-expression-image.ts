import { Problem } from '@rosette/contract-kit/problem.ts'
import type { NoExpressionImage } from '@rosette/kinds/locus/contract/expression-image.ts'
import { z } from 'zod'

export type FetchedImage = { type: string; bytes: Buffer }

/** An SVG could carry scripts. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif']

const maxImageBytes = 5 * 1024 * 1024
const maxRefusalBytes = 64 * 1024
const maxErrorText = 300

/** The service's own way to say that it has no image. */
const Refusal = z.object({ wasSuccessful: z.literal(false), error: z.string().optional() })

/**
 * One image of the service, or that it answered without one. Throws if no answer came in time. Redirects are not followed, so that no
 * other host is asked than the operator named (EXPR-004).
 */
export async function fetchExpressionImage(address: string, timeoutMs: number): Promise<FetchedImage | NoExpressionImage> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'image/*' } })
    return await readAnswer(answer)
  } catch (cause) {
    throw new Problem('upstream_failed', 'The expression image service did not answer.', { cause })
  }
}

async function readAnswer(answer: Response): Promise<FetchedImage | NoExpressionImage> {
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (answer.ok && imageTypes.includes(type)) {
    const bytes = await readUpTo(answer, maxImageBytes)
    return bytes === null ? noImage(null) : { type, bytes }
  }
  const text = type === 'application/json' ? await readUpTo(answer, maxRefusalBytes) : null
  if (text === null) {
    await answer.body?.cancel()
    return noImage(null)
  }
  const refusal = Refusal.safeParse(parseJson(text.toString('utf8')))
  return noImage(refusal.success ? refusal.data.error?.slice(0, maxErrorText) || null : null)
}

function noImage(error: string | null): NoExpressionImage {
  return { wasSuccessful: false, error }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is not JSON is not a refusal; the caller answers without an image.
    return null
  }
}

/** Null if there is more than that, whatever the header said. */
async function readUpTo(answer: Response, maxBytes: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    // Leaving the loop cancels what is still to come.
    if (size > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
