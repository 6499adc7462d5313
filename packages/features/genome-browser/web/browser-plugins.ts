import Canvas from '@jbrowse/plugin-canvas'
import Config from '@jbrowse/plugin-config'
import DataManagement from '@jbrowse/plugin-data-management'
import GFF3 from '@jbrowse/plugin-gff3'
import LinearGenomeView from '@jbrowse/plugin-linear-genome-view'
import Sequence from '@jbrowse/plugin-sequence'

/**
 * The parts of JBrowse that the tracks of every release need: features, their files, the sequence, and the choice of tracks. Others are
 * fetched when a track needs them (`track-readers.ts`).
 */
// biome-ignore lint/style/noDefaultExport: JBrowse imports it in place of its own list.
export default [Canvas, Config, DataManagement, GFF3, LinearGenomeView, Sequence]
