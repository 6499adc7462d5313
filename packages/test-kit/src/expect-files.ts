import type { Source } from '@rosette/release-kit/sources/source.ts'
import { expect } from 'vitest'

/** A source knows its file by the whole name, packed or not, and a release may lack it unless it is said to be required. */
export function expectFiles(sources: Readonly<Record<string, Source>>, required: readonly Source[] = []): void {
  for (const [name, source] of Object.entries(sources)) {
    const names = [name, `${name}.gz`, `old_${name}`, `${name}~`, `${name}.gz~`, `${name}gz`]
    expect([name, ...names.map((each) => source.file.test(each))]).toEqual([name, true, true, false, false, false, false])
    expect([name, source.isRequired]).toEqual([name, required.includes(source)])
  }
}
