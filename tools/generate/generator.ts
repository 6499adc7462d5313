/** Generates committed files from the sources. It returns their texts; `generate.ts` writes or compares them. */
export type Generator = {
  title: string
  /** Path from the root of the checkout → text. */
  make(): Promise<Readonly<Record<string, string>>>
}
