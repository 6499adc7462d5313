import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { checkout } from '../checkout.ts'
import { readMeasured } from './test-times.ts'

/** Vitest's order, but the files that were measured to take long come first, so that none of them is begun when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const measured = readMeasured()
    const secondsOf = ({ moduleId }: TestSpecification) => measured[relative(checkout, moduleId)] ?? 0
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}
