import { z } from 'zod'

/** A file a release was loaded from. */
export const ReleaseSource = z.object({
  kind: z.string(),
  title: z.string(),
  file: z.string(),
  /** Made by the generator of demonstration data. */
  isDemo: z.boolean(),
  sha256: z.string(),
  bytes: z.int(),
  lines: z.int(),
  rows: z.int(),
  rejected: z.int(),
  licence: z.string(),
  citation: z.string(),
  /** Kinds whose records follow from it. The genome makes none: sequences follow from it. */
  recordKinds: z.array(z.string()),
})

/** GET release: which data release is served, how large it is and what it was made from. */
export const ReleaseFacts = z
  .object({
    releaseId: z.string(),
    builtAt: z.iso.datetime().nullable(),
    /** Records of each kind. */
    counts: z.record(z.string(), z.int()),
    sources: z.array(ReleaseSource),
    /** The release that was published before, if it was built earlier. */
    previous: z.object({ releaseId: z.string(), counts: z.record(z.string(), z.int()) }).nullable(),
  })
  .meta({ id: 'ReleaseFacts' })
export type ReleaseFacts = z.infer<typeof ReleaseFacts>
