import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { positionFile } from '@rosette/ui-kit/reuse/position-file.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'

export function recordFiles({ name, globalAssignment }: TransposonRecord): TextFile[] {
  return positionFile(name, 'transposable_element', globalAssignment)
}
