import './zod-without-eval.ts'
import './genome-frame.css'
import { parseGenomeView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import { TrackList } from '@rosette/features/genome-browser/contract/track-list.ts'
import { GenomeViewer } from '@rosette/features/genome-browser/web/genome-viewer.tsx'
import { addReaders, noReaders } from '@rosette/features/genome-browser/web/track-readers.ts'
import type { MessageOfFrame } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
const listText = document.getElementById('track-list')?.textContent
if (!root || !listText) throw new Error('The document has no #root or no #track-list')

const list = TrackList.parse(JSON.parse(listText))
const { loc, tracks } = Object.fromEntries(new URLSearchParams(window.location.search))
const first = parseGenomeView({ loc, tracks })
const firstFormats = list.siteTracks.filter(({ id }) => first.tracks.includes(id)).map(({ format }) => format)

function tell(message: MessageOfFrame): void {
  window.parent.postMessage(message, window.location.origin)
}

// Files that miss the page would be opened in place of the browser.
window.addEventListener('dragover', (event) => event.preventDefault())
window.addEventListener('drop', (event) => {
  event.preventDefault()
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length > 0) tell({ about: 'dropped-files', files })
})

const browser = createRoot(root)
void addReaders(noReaders, firstFormats).then((firstReaders) =>
  browser.render(
    <GenomeViewer
      list={list}
      first={first}
      firstReaders={firstReaders}
      firstScheme={document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light'}
      tell={tell}
    />,
  ),
)
