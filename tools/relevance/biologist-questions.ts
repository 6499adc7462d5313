/** What a biologist types, numbered as they were written down, and the genes that must be among its first twenty hits. */
export type BiologistQuestion = { number: number; text: string; genes: Readonly<Record<string, string>> }

/**
 * Loci by symbol; some symbols name several, so AGI names are given. Only genes that the official files connect with the words of the
 * question, in a name, a description, a phenotype or one annotated term with its ancestors: they say of IRT1 that it responds to iron,
 * and nothing of deficiency. Question 21, embryo lethal, asks for a phenotype and not for certain genes.
 */
export const biologistQuestions: readonly BiologistQuestion[] = [
  {
    number: 1,
    text: 'flowering time',
    genes: {
      FT: 'AT1G65480',
      FLC: 'AT5G10140',
      CO: 'AT5G15840',
      SOC1: 'AT2G45660',
      GI: 'AT1G22770',
      FCA: 'AT4G16280',
      FRI: 'AT4G00650',
    },
  },
  {
    number: 2,
    text: 'flower development',
    genes: { AG: 'AT4G18960', LFY: 'AT5G61850', AP1: 'AT1G69120', AP3: 'AT3G54340', PI: 'AT5G20240' },
  },
  { number: 3, text: 'GO:0009908', genes: { AG: 'AT4G18960', LFY: 'AT5G61850', AP1: 'AT1G69120' } },
  { number: 4, text: 'root hair', genes: { RHD6: 'AT1G66470', GL2: 'AT1G79840', WER: 'AT5G14750', CPC: 'AT2G46410' } },
  {
    number: 5,
    text: 'trichome',
    genes: { GL1: 'AT3G27920', GL2: 'AT1G79840', GL3: 'AT5G41315', TTG1: 'AT5G24520', TRY: 'AT5G53200' },
  },
  {
    number: 6,
    text: 'stomata',
    genes: { SPCH: 'AT5G53210', MUTE: 'AT3G06120', FAMA: 'AT3G24140', TMM: 'AT1G80080', EPF1: 'AT2G20875' },
  },
  { number: 7, text: 'stomatal density', genes: { SDD1: 'AT1G04110', EPF1: 'AT2G20875', EPF2: 'AT1G34245' } },
  {
    number: 8,
    text: 'circadian clock',
    genes: { CCA1: 'AT2G46830', LHY: 'AT1G01060', TOC1: 'AT5G61380', ELF3: 'AT2G25930', ELF4: 'AT2G40080' },
  },
  { number: 9, text: 'auxin transport', genes: { PIN1: 'AT1G73590', AUX1: 'AT2G38120', PIN2: 'AT5G57090' } },
  {
    number: 10,
    text: 'abscisic acid signaling',
    genes: { ABI1: 'AT4G26080', ABI5: 'AT2G36270', PYR1: 'AT4G17870', 'SNRK2.6': 'AT4G33950' },
  },
  { number: 11, text: 'gibberellin', genes: { GAI: 'AT1G14920', RGA: 'AT2G01570', GID1A: 'AT3G05120', GA1: 'AT4G02780' } },
  { number: 12, text: 'brassinosteroid', genes: { BRI1: 'AT4G39400', BIN2: 'AT4G18710', BZR1: 'AT1G75080', DET2: 'AT2G38050' } },
  { number: 13, text: 'ethylene response', genes: { ETR1: 'AT1G66340', EIN2: 'AT5G03280', EIN3: 'AT3G20770', CTR1: 'AT5G03730' } },
  { number: 14, text: 'cold acclimation', genes: { CBF1: 'AT4G25490', CBF2: 'AT4G25470', CBF3: 'AT4G25480', ICE1: 'AT3G26744' } },
  { number: 15, text: 'drought', genes: { DREB2A: 'AT5G05410' } },
  { number: 16, text: 'salt overly sensitive', genes: { SOS1: 'AT2G01980', SOS2: 'AT5G35410', SOS3: 'AT5G24270' } },
  { number: 17, text: 'heat shock factor', genes: { HSFA2: 'AT2G26150', HSFA1A: 'AT4G17750' } },
  { number: 18, text: 'disease resistance', genes: { RPS2: 'AT4G26090', RPM1: 'AT3G07040', NPR1: 'AT1G64280', EDS1: 'AT3G48090' } },
  { number: 19, text: 'systemic acquired resistance', genes: { NPR1: 'AT1G64280' } },
  { number: 20, text: 'leaf senescence', genes: { SAG101: 'AT5G14930', ORE1: 'AT5G39610', NAP: 'AT1G69490' } },
  { number: 22, text: 'root meristem', genes: { PLT1: 'AT3G20840', PLT2: 'AT1G51190' } },
  { number: 23, text: 'shoot apical meristem', genes: { WUS: 'AT2G17950', STM: 'AT1G62360', CLV1: 'AT1G75820', CLV3: 'AT2G27250' } },
  { number: 24, text: 'photomorphogenesis', genes: { COP1: 'AT2G32950', HY5: 'AT5G11260', DET1: 'AT4G10180', PHYB: 'AT2G18790' } },
  {
    number: 25,
    text: 'phytochrome',
    genes: { PHYA: 'AT1G09570', PHYB: 'AT2G18790', PHYC: 'AT5G35840', PHYD: 'AT4G16250', PHYE: 'AT4G18130' },
  },
  { number: 26, text: 'nitrate transporter', genes: { 'NRT1.1': 'AT1G12110', 'NRT2.1': 'AT1G08090' } },
  { number: 27, text: 'phosphate starvation', genes: { PHR1: 'AT4G28610', PHO1: 'AT3G23430', PHO2: 'AT2G33770' } },
  { number: 28, text: 'iron deficiency', genes: { FIT: 'AT2G28160' } },
  { number: 29, text: 'MADS box', genes: { AG: 'AT4G18960', AP1: 'AT1G69120', SEP3: 'AT1G24260' } },
  { number: 30, text: 'cellulose synthase', genes: { CESA1: 'AT4G32410', CESA3: 'AT5G05170', CESA6: 'AT5G64740' } },
]
