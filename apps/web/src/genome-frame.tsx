import './zod-without-eval.ts'
import './genome-frame.css'
import { parseGenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { TrackList } from '@rosette/features/genome-browser/contract/track-list.ts'
import { GenomeViewer } from '@rosette/features/genome-browser/web/genome-viewer.tsx'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
const list = document.getElementById('track-list')?.textContent
if (!root || !list) throw new Error('The document has no #root or no #track-list')

const { loc, tracks } = Object.fromEntries(new URLSearchParams(window.location.search))

createRoot(root).render(
  <GenomeViewer
    list={TrackList.parse(JSON.parse(list))}
    first={parseGenomeView({ loc, tracks })}
    firstScheme={document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light'}
    tell={(message) => window.parent.postMessage(message, window.location.origin)}
  />,
)
