import type { BiologistQuestion } from './biologist-questions.ts'

/**
 * Questions written from textbooks and reviews, words and genes, before any of them was asked of the site. Those with an odd number may
 * choose how hits are ranked; those with an even number are only ever reported. A question may name genes that no file connects with
 * its words.
 */
export const ownQuestions: readonly BiologistQuestion[] = [
  {
    number: 1,
    text: 'anthocyanin biosynthesis',
    genes: { PAP1: 'AT1G56650', DFR: 'AT5G42800', TT8: 'AT4G09820', LDOX: 'AT4G22880', UGT78D2: 'AT5G17050' },
  },
  {
    number: 2,
    text: 'cuticular wax',
    genes: { CER1: 'AT1G02205', CER3: 'AT5G57800', CER6: 'AT1G68530', WIN1: 'AT1G15360', CER4: 'AT4G33790' },
  },
  { number: 3, text: 'cutin', genes: { LACS2: 'AT1G49430', GPAT4: 'AT1G01610', GPAT6: 'AT2G38110', DCR: 'AT5G23940', ATT1: 'AT4G00360' } },
  { number: 4, text: 'suberin', genes: { GPAT5: 'AT3G11430', CYP86A1: 'AT5G58860', ASFT: 'AT5G41040', KCS2: 'AT1G04220' } },
  {
    number: 5,
    text: 'lignin biosynthesis',
    genes: {
      PAL1: 'AT2G37040',
      C4H: 'AT2G30490',
      CCR1: 'AT1G15950',
      FAH1: 'AT4G36220',
      CAD5: 'AT4G34230',
      LAC4: 'AT2G38080',
      LAC17: 'AT5G60020',
    },
  },
  {
    number: 6,
    text: 'secondary cell wall formation',
    genes: { NST1: 'AT2G46770', SND1: 'AT1G32770', MYB46: 'AT5G12870', MYB83: 'AT3G08500', VND7: 'AT1G71930', IRX3: 'AT5G17420' },
  },
  {
    number: 7,
    text: 'cellulose synthesis',
    genes: { CESA1: 'AT4G32410', CESA3: 'AT5G05170', CESA6: 'AT5G64740', KOR1: 'AT5G49720', COB: 'AT5G60920', CSI1: 'AT2G22125' },
  },
  { number: 8, text: 'xyloglucan', genes: { XXT1: 'AT3G62720', XXT2: 'AT4G02500', MUR3: 'AT2G20370', CSLC4: 'AT3G28180' } },
  { number: 9, text: 'cytokinesis', genes: { KN: 'AT1G08560', KEU: 'AT1G12360', HIK: 'AT1G18370', PLE: 'AT5G51600', DRP1A: 'AT5G42080' } },
  {
    number: 10,
    text: 'microtubule organization',
    genes: { MOR1: 'AT2G35630', CLASP: 'AT2G20190', SPR1: 'AT2G03680', KTN1: 'AT1G80350', TON1A: 'AT3G55000' },
  },
  {
    number: 11,
    text: 'actin cytoskeleton',
    genes: { ACT2: 'AT3G18780', ACT7: 'AT5G09810', ACT8: 'AT1G49240', ARP2: 'AT3G27000', ARP3: 'AT1G13180' },
  },
  {
    number: 12,
    text: 'clathrin-mediated endocytosis',
    genes: { TPLATE: 'AT3G01780', CHC2: 'AT3G08530', AP2M: 'AT5G46630', DRP1A: 'AT5G42080' },
  },
  {
    number: 13,
    text: 'autophagy',
    genes: { ATG5: 'AT5G17290', ATG7: 'AT5G45900', ATG2: 'AT3G19190', NBR1: 'AT4G24690', ATG18A: 'AT3G62770' },
  },
  { number: 14, text: '26S proteasome', genes: { RPN10: 'AT4G38630', RPN12A: 'AT1G64520', RPT2a: 'AT4G29040', PBA1: 'AT4G31300' } },
  { number: 15, text: 'thermotolerance', genes: { HSP101: 'AT1G74310', HSFA2: 'AT2G26150', HSA32: 'AT4G21320', FES1A: 'AT3G09350' } },
  {
    number: 16,
    text: 'freezing tolerance',
    genes: { ESK1: 'AT3G55990', SFR2: 'AT3G06510', SFR6: 'AT4G04920', COR15A: 'AT2G42540', ICE1: 'AT3G26744' },
  },
  {
    number: 17,
    text: 'hydrogen peroxide response',
    genes: { APX1: 'AT1G07890', CAT2: 'AT4G35090', ZAT12: 'AT5G59820', RCD1: 'AT1G32230' },
  },
  {
    number: 18,
    text: 'low oxygen response',
    genes: { 'RAP2.12': 'AT1G53910', HRE1: 'AT1G72360', PRT6: 'AT5G02310', ADH1: 'AT1G77120', PCO1: 'AT5G15120' },
  },
  {
    number: 19,
    text: 'cadmium tolerance',
    genes: { CAD1: 'AT5G44070', HMA3: 'AT4G30120', HMA4: 'AT2G19110', ABCC1: 'AT1G30400', ABCC2: 'AT2G34660' },
  },
  {
    number: 20,
    text: 'zinc homeostasis',
    genes: { HMA2: 'AT4G30110', HMA4: 'AT2G19110', MTP1: 'AT2G46800', bZIP19: 'AT4G35040', ZIP4: 'AT1G10970' },
  },
  {
    number: 21,
    text: 'sulfate assimilation',
    genes: { 'SULTR1;2': 'AT1G78000', 'SULTR1;1': 'AT4G08620', APR2: 'AT1G62180', SLIM1: 'AT1G73730', ATPS1: 'AT3G22890' },
  },
  { number: 22, text: 'ammonium uptake', genes: { 'AMT1;1': 'AT4G13510', 'AMT1;2': 'AT1G64780', 'AMT1;3': 'AT3G24300' } },
  { number: 23, text: 'boron transport', genes: { BOR1: 'AT2G47160', 'NIP5;1': 'AT4G10380', BOR2: 'AT3G62270' } },
  {
    number: 24,
    text: 'water channel',
    genes: { 'PIP2;1': 'AT3G53420', 'PIP1;1': 'AT3G61430', 'TIP1;1': 'AT2G36830', 'PIP2;2': 'AT2G37170' },
  },
  { number: 25, text: 'sodium transport', genes: { HKT1: 'AT4G10310', NHX1: 'AT5G27150', SOS1: 'AT2G01980' } },
  {
    number: 26,
    text: 'calcium-dependent protein kinase',
    genes: { CPK3: 'AT4G23650', CPK6: 'AT2G17290', CPK1: 'AT5G04870', CPK5: 'AT4G35310' },
  },
  {
    number: 27,
    text: 'pattern recognition receptor',
    genes: { FLS2: 'AT5G46330', EFR: 'AT5G20480', BAK1: 'AT4G33430', CERK1: 'AT3G21630' },
  },
  { number: 28, text: 'jasmonic acid biosynthesis', genes: { LOX2: 'AT3G45140', AOS: 'AT5G42650', OPR3: 'AT2G06050', DAD1: 'AT2G44810' } },
  { number: 29, text: 'camalexin', genes: { PAD3: 'AT3G26830', CYP71A13: 'AT2G30770', WRKY33: 'AT2G38470' } },
  { number: 30, text: 'programmed cell death', genes: { LSD1: 'AT4G20380', ACD6: 'AT4G14400', ACD2: 'AT4G37000', MC1: 'AT1G02170' } },
  {
    number: 31,
    text: 'powdery mildew resistance',
    genes: { MLO2: 'AT1G11310', PEN1: 'AT3G11820', PEN2: 'AT2G44490', PEN3: 'AT1G59870', EDR1: 'AT1G08720' },
  },
  {
    number: 32,
    text: 'gene silencing by RNA',
    genes: { SGS3: 'AT5G23570', RDR6: 'AT3G49500', AGO1: 'AT1G48410', DCL4: 'AT5G20320', RDR2: 'AT4G11130' },
  },
  {
    number: 33,
    text: 'DNA methylation',
    genes: { MET1: 'AT5G49160', CMT3: 'AT1G69770', DDM1: 'AT5G66750', DRM2: 'AT5G14620', ROS1: 'AT2G36490', DME: 'AT5G04560' },
  },
  {
    number: 34,
    text: 'polycomb',
    genes: { CLF: 'AT2G23380', SWN: 'AT4G02020', FIE: 'AT3G20740', EMF2: 'AT5G51230', MEA: 'AT1G02580', VRN2: 'AT4G16845' },
  },
  {
    number: 35,
    text: 'vernalization',
    genes: { FLC: 'AT5G10140', VRN1: 'AT3G18990', VRN2: 'AT4G16845', VIN3: 'AT5G57380', FRI: 'AT4G00650' },
  },
  {
    number: 36,
    text: 'meiotic recombination',
    genes: { 'SPO11-1': 'AT3G13170', DMC1: 'AT3G22880', ASY1: 'AT1G67370', MSH4: 'AT4G17380', RAD51: 'AT5G20850' },
  },
  { number: 37, text: 'sister chromatid cohesion', genes: { SYN1: 'AT5G05490', SYN3: 'AT3G59550', SCC2: 'AT5G15540', CTF7: 'AT4G31400' } },
  {
    number: 38,
    text: 'DNA damage response',
    genes: { ATM: 'AT3G48190', ATR: 'AT5G40820', SOG1: 'AT1G25580', RAD51: 'AT5G20850', BRCA1: 'AT4G21070' },
  },
  { number: 39, text: 'non-photochemical quenching', genes: { NPQ1: 'AT1G08550', NPQ4: 'AT1G44575' } },
  {
    number: 40,
    text: 'photorespiration',
    genes: { SHM1: 'AT4G37930', HPR: 'AT1G68010', PGLP1: 'AT5G36700', CAT2: 'AT4G35090', GLYK: 'AT1G80380' },
  },
  {
    number: 41,
    text: 'chlorophyll biosynthesis',
    genes: { PORA: 'AT5G54190', PORB: 'AT4G27440', GUN5: 'AT5G13630', CH1: 'AT1G44446', HEMA1: 'AT1G58290' },
  },
  {
    number: 42,
    text: 'carotenoid biosynthesis',
    genes: { PSY: 'AT5G17230', LUT2: 'AT5G57030', LUT1: 'AT3G53130', PDS3: 'AT4G14210', CRTISO: 'AT1G06820' },
  },
  {
    number: 43,
    text: 'protein import into chloroplast',
    genes: { TOC159: 'AT4G02510', TOC33: 'AT1G02280', TIC40: 'AT5G16620', TIC110: 'AT1G06950', 'TOC75-III': 'AT3G46740' },
  },
  {
    number: 44,
    text: 'chloroplast division',
    genes: { 'FTSZ1-1': 'AT5G55280', ARC6: 'AT5G42480', ARC5: 'AT3G19720', PDV1: 'AT5G53280', PDV2: 'AT2G16070' },
  },
  { number: 45, text: 'starch synthesis', genes: { PGM: 'AT5G51820', ADG1: 'AT5G48300', APL1: 'AT5G19220', SS4: 'AT4G18240' } },
  { number: 46, text: 'triacylglycerol biosynthesis', genes: { TAG1: 'AT2G19450', WRI1: 'AT3G54320', PDAT: 'AT5G13640' } },
  {
    number: 47,
    text: 'embryo development ending in seed dormancy',
    genes: { LEC1: 'AT1G21970', LEC2: 'AT1G28300', FUS3: 'AT3G26790', ABI3: 'AT3G24650' },
  },
  {
    number: 48,
    text: 'seed coat mucilage',
    genes: { MUM4: 'AT1G53500', MUM2: 'AT5G63800', MYB61: 'AT1G09540', TTG1: 'AT5G24520', GL2: 'AT1G79840' },
  },
  {
    number: 49,
    text: 'fruit dehiscence',
    genes: { SHP1: 'AT3G58780', SHP2: 'AT2G42830', IND: 'AT4G00120', ALC: 'AT5G67110', FUL: 'AT5G60910' },
  },
  { number: 50, text: 'floral organ abscission', genes: { HAE: 'AT4G28490', HSL2: 'AT5G65710', IDA: 'AT1G68765', NEV: 'AT5G54310' } },
  { number: 51, text: 'pollen tube growth', genes: { ANX1: 'AT3G04690', ANX2: 'AT5G28680', VGD1: 'AT2G47040', CNGC18: 'AT5G14870' } },
  {
    number: 52,
    text: 'pollen exine formation',
    genes: { MS2: 'AT3G11980', DEX1: 'AT3G09090', CYP703A2: 'AT1G01280', ACOS5: 'AT1G62940', RPG1: 'AT5G40260' },
  },
  {
    number: 53,
    text: 'leaf polarity',
    genes: { AS2: 'AT1G65620', PHB: 'AT2G34710', REV: 'AT5G60690', KAN1: 'AT5G16560', FIL: 'AT2G45190' },
  },
  {
    number: 54,
    text: 'xylem differentiation',
    genes: { VND6: 'AT5G62380', VND7: 'AT1G71930', ATHB8: 'AT4G32880', ACL5: 'AT5G19530', REV: 'AT5G60690' },
  },
  {
    number: 55,
    text: 'lateral root formation',
    genes: { ARF7: 'AT5G20730', ARF19: 'AT1G19220', IAA14: 'AT4G14550', LBD16: 'AT2G42430', ALF4: 'AT5G11030' },
  },
  {
    number: 56,
    text: 'shade avoidance',
    genes: { PHYB: 'AT2G18790', HFR1: 'AT1G02340', ATHB2: 'AT4G16780', TAA1: 'AT1G70560', PAR1: 'AT2G42870' },
  },
  { number: 57, text: 'UV-B photoreceptor', genes: { UVR8: 'AT5G63860', RUP1: 'AT5G52250', COP1: 'AT2G32950', HY5: 'AT5G11260' } },
  {
    number: 58,
    text: 'shoot branching',
    genes: { MAX1: 'AT2G26170', MAX2: 'AT2G42620', MAX3: 'AT2G44990', MAX4: 'AT4G32810', BRC1: 'AT3G18550' },
  },
  {
    number: 59,
    text: 'cytokinin signaling',
    genes: { ARR1: 'AT3G16857', AHP2: 'AT3G29350', AHK2: 'AT5G35750', AHK3: 'AT1G27320', ARR10: 'AT4G31920' },
  },
  {
    number: 60,
    text: 'auxin biosynthesis',
    genes: { TAA1: 'AT1G70560', YUC1: 'AT4G32540', YUC4: 'AT5G11320', CYP79B2: 'AT4G39950', AMI1: 'AT1G08980' },
  },
]
