import { kindServers } from '@rosette/kinds/registry/server.ts'
import { generalQuery } from '@rosette/search-engine/query/general-query.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'

/** A text that people type, and the genes that must be among its first ten hits, by symbol: what a biologist would look for. */
export type JudgedQuery = { text: string; genes: Readonly<Record<string, string>> }

/**
 * Judged by hand, when the search knew names and descriptions only. Genes of the official files, and only those that the words of the
 * text can find there: the description of FT (AT1G65480) does not say `time`.
 */
export const judgedQueries: readonly JudgedQuery[] = [
  { text: 'flowering time', genes: { FCA: 'AT4G16280', FRI: 'AT4G00650', FY: 'AT5G13480' } },
  { text: 'flowering', genes: { FLC: 'AT5G10140', FT: 'AT1G65480', FRI: 'AT4G00650', FCA: 'AT4G16280' } },
  { text: 'late flowering', genes: { SOC1: 'AT2G45660', FD: 'AT4G35900', FWA: 'AT4G25530' } },
  { text: 'floral repressor', genes: { SVP: 'AT2G22540' } },
  { text: 'vernalization', genes: { VIN3: 'AT5G57380', VRN1: 'AT3G18990', VRN2: 'AT4G16845', VRN5: 'AT3G24440' } },
  { text: 'photoperiod', genes: { GI: 'AT1G22770', PRR5: 'AT5G24470' } },
  { text: 'constans', genes: { CO: 'AT5G15840' } },
  { text: 'leafy', genes: { LFY: 'AT5G61850' } },
  { text: 'agamous', genes: { AG: 'AT4G18960' } },
  { text: 'MADS', genes: { FLC: 'AT5G10140', SOC1: 'AT2G45660', CAL: 'AT1G26310' } },
  { text: 'MADS box', genes: { AG: 'AT4G18960', AP1: 'AT1G69120', AP3: 'AT3G54340', PI: 'AT5G20240', SEP3: 'AT1G24260' } },
  { text: 'apetala', genes: { AP1: 'AT1G69120', AP2: 'AT4G36920', AP3: 'AT3G54340' } },
  { text: 'sepallata', genes: { SEP1: 'AT5G15800', SEP2: 'AT3G02310', SEP3: 'AT1G24260', SEP4: 'AT2G03710' } },
  { text: 'petal', genes: { AP3: 'AT3G54340', PI: 'AT5G20240' } },
  { text: 'floral organ identity', genes: { AP2: 'AT4G36920', AG: 'AT4G18960', LUG: 'AT4G32551' } },
  { text: 'floral meristem identity', genes: { LFY: 'AT5G61850', AP1: 'AT1G69120', AP2: 'AT4G36920' } },
  { text: 'leaf', genes: { CLF: 'AT2G23380' } },
  { text: 'shoot apical meristem', genes: { STM: 'AT1G62360', CUC1: 'AT3G15170' } },
  { text: 'stem cell', genes: { WUS: 'AT2G17950', SCR: 'AT3G54220', PLT1: 'AT3G20840', PLT2: 'AT1G51190' } },
  { text: 'clavata', genes: { CLV1: 'AT1G75820', CLV2: 'AT1G65380', CLV3: 'AT2G27250' } },
  { text: 'root hair', genes: { RHD6: 'AT1G66470', RHD3: 'AT3G13870' } },
  { text: 'trichome', genes: { GL1: 'AT3G27920', TBR: 'AT5G06700' } },
  { text: 'glabra', genes: { GL1: 'AT3G27920', GL2: 'AT1G79840', GL3: 'AT5G41315' } },
  { text: 'gravitropism', genes: { SCR: 'AT3G54220', SHR: 'AT4G37650' } },
  { text: 'phototropism', genes: { PHOT1: 'AT3G45780', NPH3: 'AT5G64330' } },
  { text: 'too many mouths', genes: { TMM: 'AT1G80080' } },
  { text: 'circadian clock', genes: { CCA1: 'AT2G46830', GI: 'AT1G22770', TOC1: 'AT5G61380', ELF3: 'AT2G25930', ZTL: 'AT5G57360' } },
  { text: 'phytochrome', genes: { PHYA: 'AT1G09570', PHYB: 'AT2G18790', PHYC: 'AT5G35840', PHYD: 'AT4G16250', PHYE: 'AT4G18130' } },
  { text: 'phytochrome interacting factor', genes: { PIF3: 'AT1G09530', PIF4: 'AT2G43010' } },
  { text: 'cryptochrome', genes: { CRY1: 'AT4G08920', CRY2: 'AT1G04400', CRY3: 'AT5G24850' } },
  { text: 'blue light photoreceptor', genes: { CRY1: 'AT4G08920', PHOT1: 'AT3G45780', PHOT2: 'AT5G58140' } },
  { text: 'photomorphogenic', genes: { COP1: 'AT2G32950' } },
  { text: 'auxin receptor', genes: { TIR1: 'AT3G62980', AFB2: 'AT3G26810', AFB3: 'AT1G12820' } },
  { text: 'auxin efflux carrier', genes: { PIN1: 'AT1G73590', PIN2: 'AT5G57090', PIN3: 'AT1G70940', PIN7: 'AT1G23080' } },
  { text: 'abscisic acid receptor', genes: { PYR1: 'AT4G17870', RCAR1: 'AT1G01360' } },
  { text: 'ABA insensitive', genes: { ABI1: 'AT4G26080', ABI2: 'AT5G57050', ABI3: 'AT3G24650', ABI4: 'AT2G40220', ABI5: 'AT2G36270' } },
  { text: 'gibberellin receptor', genes: { GID1A: 'AT3G05120', GID1B: 'AT3G63010', GID1C: 'AT5G27320' } },
  { text: 'brassinosteroid receptor', genes: { BRI1: 'AT4G39400', BRL3: 'AT3G13380' } },
  { text: 'ethylene receptor', genes: { ETR1: 'AT1G66340', ERS1: 'AT2G40940', ERS2: 'AT1G04310', EIN4: 'AT3G04580' } },
  { text: 'cytokinin receptor', genes: { HK3: 'AT1G27320', CRE1: 'AT2G01830' } },
  { text: 'jasmonate', genes: { MYC2: 'AT1G32640', JAR1: 'AT2G46370', JAZ1: 'AT1G19180' } },
  { text: 'coronatine insensitive', genes: { COI1: 'AT2G39940' } },
  { text: 'salicylic acid', genes: { NPR1: 'AT1G64280', ICS1: 'AT1G74710', EDS5: 'AT4G39030' } },
  { text: 'strigolactone', genes: { D14: 'AT3G03990' } },
  { text: 'karrikin', genes: { KAI2: 'AT4G37470' } },
  { text: 'flagellin', genes: { FLS2: 'AT5G46330' } },
  { text: 'disease resistance', genes: { RPS2: 'AT4G26090', RPM1: 'AT3G07040', RPS4: 'AT5G45250', RPP5: 'AT4G16950' } },
  { text: 'systemic acquired resistance', genes: { NPR1: 'AT1G64280', NDR1: 'AT3G20600' } },
  { text: 'seed dormancy', genes: { DOG1: 'AT5G45830', RDO5: 'AT4G11040' } },
  { text: 'anthocyanin', genes: { PAP1: 'AT1G56650', DFR: 'AT5G42800' } },
  { text: 'chalcone synthase', genes: { TT4: 'AT5G13930' } },
  { text: 'lignin', genes: { CCR1: 'AT1G15950', FAH1: 'AT4G36220' } },
  { text: 'sucrose transporter', genes: { SUC1: 'AT1G71880', SUC2: 'AT1G22710', SUT4: 'AT1G09960' } },
  { text: 'nitrate transporter', genes: { 'NRT2.1': 'AT1G08090', 'NRT1.1': 'AT1G12110' } },
  { text: 'potassium channel', genes: { KAT1: 'AT5G46240', AKT1: 'AT2G26650' } },
  { text: 'iron deficiency', genes: { FIT: 'AT2G28160', PYE: 'AT3G47640' } },
  { text: 'salt overly sensitive', genes: { SOS1: 'AT2G01980', SOS2: 'AT5G35410', SOS3: 'AT5G24270' } },
  { text: 'dicer', genes: { DCL1: 'AT1G01040', DCL2: 'AT3G03300', DCL3: 'AT3G43920', DCL4: 'AT5G20320' } },
  { text: 'argonaute', genes: { AGO1: 'AT1G48410', AGO4: 'AT2G27040', AGO7: 'AT1G69440', AGO10: 'AT5G43810' } },
  { text: 'rubisco small subunit', genes: { RBCS1A: 'AT1G67090', RBCS1B: 'AT5G38430', RBCS2B: 'AT5G38420', RBCS3B: 'AT5G38410' } },
]

/** The body of the engine's `_rank_eval` call: which share of the genes that were judged stands among the first hits. */
export function rankEvaluation(index: string, queries: readonly JudgedQuery[], keyOf: ReadonlyMap<string, number>, hits = 10): object {
  const definition = kindServers.locus.search?.index
  if (!definition) throw new Error('Loci are not searched')
  return {
    metric: { recall: { k: hits, relevant_rating_threshold: 1 } },
    requests: queries.map(({ text, genes }) => {
      const { query, sort } = searchBody(definition, {
        query: generalQuery(definition, text),
        isRanked: true,
        window: { from: 0, size: hits },
      })
      const ratings = Object.values(genes).map((name) => ({ _index: index, _id: String(keyOf.get(name)), rating: 1 }))
      return { id: text, request: { query, sort }, ratings }
    }),
  }
}
