import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchText } from '@rosette/api-client/fetch-json.ts'
import { saveText } from '../feedback/save-file.ts'
import type { PageFile } from './page-reuse.ts'

type CalledFile = Pick<PageFile, 'label' | 'note'> & { call: Call; fileName: string }

/** A file that holds what a call answers, byte for byte (USE-002). */
export function fileOfCall({ call, fileName, ...named }: CalledFile): PageFile {
  return {
    ...named,
    async save() {
      saveText(await fetchText(call), fileName)
    },
  }
}
