import { fileOfCall } from '@rosette/ui-kit/reuse/file-of-call.ts'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import type { StoredContent } from '../../../list-contents/contract/list-content.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { contentFileCall } from '../../../list-contents/web/lists-query.ts'

/** Files, citation and code of a list. All of them name its content, which never changes. */
export function listReuse({ kind, contentId, count }: Pick<StoredContent, 'kind' | 'count'> & { contentId: string }): PageReuse {
  const fileName = `list_${contentId}`
  return {
    title: `List of ${countOf(count, kind)}`,
    recordKinds: [kind],
    call: contentFileCall(contentId, 'tsv'),
    permanentPath: async () => contentPath(contentId),
    files: async () => [
      fileOfCall({ label: 'Identifiers, one per line', call: contentFileCall(contentId, 'txt'), fileName: `${fileName}.txt` }),
      fileOfCall({ label: 'JSON lines', call: contentFileCall(contentId, 'jsonl'), fileName: `${fileName}.jsonl` }),
    ],
    fileName,
    callFile: { label: 'TSV', ending: 'tsv' },
  }
}
