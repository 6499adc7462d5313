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

/** A chromosome of the assembly, with digests that name its sequence wherever it lies. Null if the release has only parts of it. */
export const ChromosomeFacts = z.object({
  name: z.string(),
  length: z.int(),
  /** GA4GH refget: `SQ.` and the first 24 bytes of SHA-512 in base64url. */
  refget: z.string().nullable(),
  md5: z.string().nullable(),
})
export type ChromosomeFacts = z.infer<typeof ChromosomeFacts>

/** GET release: which data release is served, how large it is and what it was made from. */
export const ReleaseFacts = z
  .object({
    releaseId: z.string(),
    builtAt: z.iso.datetime().nullable(),
    /** `10.5281/zenodo.1234567`, without the address that resolves it; null if the operator registered none. */
    doi: z.string().nullable(),
    /** Records of each kind. */
    counts: z.record(z.string(), z.int()),
    sources: z.array(ReleaseSource),
    /** None if the release was built by an earlier version. */
    chromosomes: z.array(ChromosomeFacts),
    /** Releases that calls can ask for with `Rosette-Release`, the served one first. */
    held: z.array(z.string()),
    /** The release that was published before, if it was built earlier. */
    previous: z.object({ releaseId: z.string(), counts: z.record(z.string(), z.int()) }).nullable(),
  })
  .meta({ id: 'ReleaseFacts' })
export type ReleaseFacts = z.infer<typeof ReleaseFacts>
