import { type DemoTerm, moreProcesses } from './demo-terms.ts'

/** Published annotations of well-known genes to processes that only an enrichment needs: the loci of each. */
export const processFacts: Readonly<Record<string, string>> = {
  'GO:0048573': 'AT1G09570 AT1G22770 AT1G65480 AT2G18790 AT2G25930 AT5G15840',
  'GO:0048574': 'AT1G04400 AT2G25930 AT5G15840',
  'GO:0010228': 'AT1G65480 AT1G69120 AT2G45660 AT5G03840 AT5G10140 AT5G61850',
  'GO:0042752': 'AT1G01060 AT1G22770 AT2G25930 AT2G46830 AT5G61380',
  'GO:0009649': 'AT1G04400 AT2G25930',
  'GO:0010017': 'AT2G18790 AT2G43010 AT5G11260',
  'GO:0009585': 'AT1G09570 AT2G18790',
  'GO:0006355': 'AT1G01060 AT1G24260 AT2G43010 AT2G46830 AT3G24650 AT5G11260 AT5G15840 AT5G20240 AT5G61380',
  'GO:0010073': 'AT1G62360 AT1G75820 AT2G17950 AT2G27250',
  'GO:0009733': 'AT3G24650',
  'GO:0009739': 'AT2G45660',
  'GO:0009873': 'AT1G66340 AT5G03280',
  'GO:0009738': 'AT3G24650 AT4G26080',
  'GO:0009414': 'AT4G26080',
  'GO:0009409': 'AT1G22770 AT2G45660',
  'GO:0006952': 'AT5G03280',
}

/** What sets the well-known genes apart, so that few made-up loci have it. */
const rare = ['GO:0009648', 'GO:0048573', 'GO:0048574', 'GO:0010228', 'GO:0042752', 'GO:0009649', 'GO:0010017', 'GO:0009585']
const common = moreProcesses.filter(({ id }) => !rare.includes(id))

/** What the well-known genes are compared with: every third made-up locus has a common process, and every twelfth any other. */
export function madeUpProcesses(index: number): DemoTerm[] {
  // The first ones show what a locus with few annotations looks like.
  if (index % 3 !== 1 || index === 1) return []
  const turn = (index - 1) / 3
  const chosen = [common[turn % common.length], turn % 4 === 0 ? moreProcesses[(turn / 4) % moreProcesses.length] : undefined]
  return [...new Set(chosen)].flatMap((term) => term ?? [])
}
