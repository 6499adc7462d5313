import type { ToComePath } from './site-pages.ts'

/** What each page that is not built yet will hold, in one honest sentence. Apart from the site map, which every page loads. */
export const toComeSentences: Readonly<Record<ToComePath, string>> = {
  '/browse/recent_literature': 'Papers added in the past days will be listed here with their loci and keywords.',
  '/browse/transposon_families': 'The transposon families will be listed here with the number of their elements.',
  '/browse/microarray_experiments': 'The microarray experiments will be listed here by name.',
  '/browse/microarray_experiments/$name': 'One microarray experiment will be shown here.',
  '/browse/gene_family': 'The historical list of gene families will stand here.',
  '/browse/gene_family/$code': 'One gene family of the historical list will be shown here.',
  '/tools/blast': 'A BLAST search of Arabidopsis sequences will run here.',
  '/type_sequences/$': 'Sequences of a list of loci will be fetched here.',
  '/sequences': 'Sequences chosen on a results page will be shown here in FASTA format.',
  '/download/list': 'The files and folders of this download section will be listed here.',
  '/download/file': 'A file of the download area will be shown or saved here.',
  '/news/breaking-news': 'News of the past nine months will be shown here.',
  '/news/old-news': 'Older news will be kept here.',
  '/news/events': 'Meetings, courses and workshops will be listed here.',
  '/news/jobs': 'Open positions will be listed here.',
  '/news/jobs/view': 'One job posting will be shown here.',
}
